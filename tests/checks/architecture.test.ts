// ARCHITECTURE.md is the one page by which people find their way: every file and folder it names is there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(`${root}${file}`));

/** A file by its path or the end of it, a folder by its path; `*` stands for a part of one name. What is no path is passed over. */
function missingIn(page: string): string[] {
  const named = [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.replace(/^node /, ''));
  const paths = named.filter((text) => /^[\w.$*/-]+$/.test(text) && !text.startsWith('/') && /\/|\.\w+$/.test(text));
  return paths.filter((path) => {
    const pattern = path
      .replace(/\/$/, '')
      .replaceAll(/[.$]/g, String.raw`\$&`)
      .replaceAll('*', '[^/]+');
    const found = new RegExp(`(^|/)${pattern}(/|$)`);
    return !tracked.some((file) => found.test(file));
  });
}

describe('ARCHITECTURE.md', () => {
  it('is found wrong where a file has moved', () => {
    expect(
      missingIn(
        '`tests/checks/architecture.test.ts` → `architecture.test.ts`, `tests/checks`, `*.stories.tsx`, `npm run bench`, `/api/docs`',
      ),
    ).toEqual([]);
    expect(missingIn('`members/visibility.ts` says who; `apps/nowhere` and `nobody.service.ts`')).toEqual([
      'members/visibility.ts',
      'apps/nowhere',
      'nobody.service.ts',
    ]);
  });

  it('names only what is there', () => {
    expect(missingIn(readFileSync(`${root}ARCHITECTURE.md`, 'utf8'))).toEqual([]);
  });
});
