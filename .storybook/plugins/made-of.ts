import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import type { Plugin } from 'vite';

import { codeOf, hashesOf, reachedFrom } from '../../tools/lib/made-of.ts';
import { root } from '../../tools/lib/process.ts';

const preview = '.storybook/preview.tsx';
/** Imports the messages of all features, of which a story shows only those of its own feature. */
const messageLoader = 'packages/features/src/shared/messages/load-messages.ts';
/** Files other than a story's own modules that affect how it is drawn, photographed and compared. */
const drawing = [
  '.storybook/{main.ts,preview.css}',
  'packages/*/src/**/*.{css,woff2}',
  'tests/visual/stories.spec.ts',
  'tests/visual/support/*.ts',
  'tools/lib/browser.ts',
  'pnpm-lock.yaml',
];

/**
 * Writes `made-of.json` into the built Storybook: one hash of all sources of each stories file. If the hash is unchanged, so are the
 * pictures (tests/visual/support/unchanged.ts).
 */
export const madeOf = (): Plugin => ({
  name: 'heartline:made-of',
  apply: 'build',
  generateBundle() {
    const imports = new Map<string, { now: string[]; later: string[] }>();
    for (const id of this.getModuleIds()) {
      const file = ownFile(id);
      const info = this.getModuleInfo(id);
      if (file === undefined || !info) continue;
      const known = imports.get(file) ?? { now: [], later: [] };
      known.now.push(...info.importedIds.flatMap((imported) => ownFile(imported) ?? []));
      known.later.push(...info.dynamicallyImportedIds.flatMap((imported) => ownFile(imported) ?? []));
      imports.set(file, known);
    }
    const importsOf = (file: string) => {
      const { now = [], later = [] } = imports.get(file) ?? {};
      // The preview imports pages of documentation dynamically, and the message loader other features' messages: neither counts.
      return file === preview || file === messageLoader ? now : [...now, ...later];
    };
    const hashes = hashesOf(
      [...imports.keys()].filter((file) => /\.stories\.tsx?$/.test(file)),
      {
        importsOf,
        read: (file) =>
          /\.(tsx?|css)$/.test(file)
            ? codeOf(file, readFileSync(`${root}${file}`, 'utf8'))
            : readFileSync(`${root}${file}`),
        common: [...reachedFrom(preview, importsOf), ...globSync(drawing, { cwd: root })],
        wordsOf: (feature) => globSync(`packages/features/src/${feature}/{,*/}i18n/*.json`, { cwd: root }),
      },
    );
    this.emitFile({ type: 'asset', fileName: 'made-of.json', source: `${JSON.stringify(hashes, null, 2)}\n` });
  },
});

/** The path of a module's file from the root; undefined for libraries and virtual modules. */
function ownFile(id: string): string | undefined {
  const [path = ''] = id.split('?');
  if (!path.startsWith(root) || path.includes('/node_modules/')) return undefined;
  return relative(root, path);
}
