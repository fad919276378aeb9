// ARCHITECTURE.md and the recipes guide readers through the code: every file, folder and command they name must exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(`${root}${file}`));

const top = /^(apps|packages|tests|tools|docs)\//;

/** The paths in code spans of a page: a path alone, or the paths in a command. Anything else is skipped. */
function pathsIn(page: string): string[] {
  const said = [...page.matchAll(/`([^`\n]+)`|^ {4}(\S.*)$/gm)].map(([, span, line]) => span ?? line ?? '');
  return said.flatMap((text) => {
    const words = text.split(/ +/);
    const paths =
      words.length === 1
        ? words.filter((word) => /\/|\.(tsx?|mjs|md|sql|css|json|yaml)$/.test(word))
        : words.filter((word) => top.test(word));
    return paths.filter((path) => /^[\w.$*<>/-]+$/.test(path) && !path.startsWith('/'));
  });
}

/**
 * A file by its path or the end of it, a folder by its path; `*` stands for any characters within a name, `<name>` for a name that the
 * reader chooses.
 */
function missingIn(page: string): string[] {
  return pathsIn(page).filter((path) => {
    const pattern = path
      .replace(/\/$/, '')
      .replaceAll(/[.$]/g, String.raw`\$&`)
      .replaceAll(/\*|<\w+>/gi, '[^/]+');
    const found = new RegExp(`(^|/)${pattern}(/|$)`);
    return !tracked.some((file) => found.test(file));
  });
}

describe('ARCHITECTURE.md', () => {
  it('reports a file that has moved', () => {
    expect(
      missingIn(
        '`tests/checks/architecture.test.ts` → `architecture.test.ts`, `tests/checks`, `*.stories.tsx`, `npm run bench`, `/api/docs`',
      ),
    ).toEqual([]);
    expect(missingIn('`packages/ui/src/<group>/<name>`, `node tools/test.ts apps/server/src/<room>`')).toEqual([]);
    expect(missingIn('`packages/ui/src/<group>/<name>.sql`\n\n    node tools/nothing.ts apps/nowhere/<room>')).toEqual([
      'packages/ui/src/<group>/<name>.sql',
      'tools/nothing.ts',
      'apps/nowhere/<room>',
    ]);
    expect(missingIn('`members/visibility.ts` says who; `apps/nowhere` and `nobody.service.ts`')).toEqual([
      'members/visibility.ts',
      'apps/nowhere',
      'nobody.service.ts',
    ]);
  });

  it('names only existing files and folders', () => {
    expect(missingIn(readFileSync(`${root}ARCHITECTURE.md`, 'utf8'))).toEqual([]);
  });
});

describe('docs/recipes', () => {
  const pages = tracked.filter((file) => /^docs\/recipes\/.*\.md$/.test(file)).map((file) => basename(file));
  const read = (page: string) => readFileSync(`${root}docs/recipes/${page}`, 'utf8');
  /** Words of a recipe that look like a path but are not one in this tree. */
  const notInTheTree = /^(visits\/(latest|diary)|feedback\/callout|node_modules\/\.bin\/\w+)$/;

  it.each(pages)('%s names only existing files and folders', (page) => {
    expect(missingIn(read(page)).filter((path) => !notInTheTree.test(path))).toEqual([]);
    const links = [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(`${root}docs/recipes/${to}`))).toEqual([]);
  });

  it.each(pages)('%s names only existing commands', (page) => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
    const generator = readFileSync(`${root}tools/new.ts`, 'utf8');
    const text = read(page);
    const commands = [...text.matchAll(/npm (?:run )?([\w-]+)(?: -- ([\w-]+))?/g)];
    const unknown = commands.filter(
      ([, script = '', kind]) => !(script in scripts) || (script === 'new' && !generator.includes(`'${kind}'`)),
    );
    expect(unknown.map(([command]) => command)).toEqual([]);
  });

  it('are short, and listed in their index', () => {
    const index = read('README.md');
    expect(pages.filter((page) => page !== 'README.md' && !index.includes(`(${page})`))).toEqual([]);
    expect(pages.filter((page) => read(page).split('\n').length > 41)).toEqual([]);
    expect(pages.length).toBeGreaterThan(14);
  });
});
