import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { LanderRoom } from '../src/embedding/tags.ts';
import { roomsOf } from './landers.ts';
import { buildLoader, filesOfLanders, nameWords, type LanderFiles } from './loader.ts';

const pathOf = (module: string) => fileURLToPath(import.meta.resolve(module));
const headlines = pathOf('@heartline/ui/tokens/tokens.css').replace(/tokens[/\\]tokens\.css$/, 'fonts/');
const fonts = {
  'figtree-latin.woff2': pathOf('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'figtree-latin-ext.woff2': pathOf('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  'fraunces-soft-latin.woff2': `${headlines}fraunces-soft-latin.woff2`,
  'fraunces-soft-latin-ext.woff2': `${headlines}fraunces-soft-latin-ext.woff2`,
};

/** The entry of a file in manifest.json. */
export interface EmbedFile {
  integrity: string;
  /** Files loaded together with it. */
  imports: string[];
  /** Files loaded on demand; of the languages only one. */
  later: string[];
}

/** manifest.json: the version, the pinned loader, and the integrity and imports of each file. */
export interface EmbedManifest {
  version: string;
  /** `pinned` is a copy of `latest` under a name that no other version ever gets. */
  loader: { latest: string; pinned: string; integrity: string };
  landers: Record<string, LanderFiles & { rooms: Record<string, LanderRoom> }>;
  files: Record<string, EmbedFile>;
}

const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Adds the loader, the font files that the scripts request, and manifest.json to the build. */
export function embedFiles(version: string): Plugin {
  return {
    name: 'heartline-embed-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const landers = filesOfLanders(scripts);
        nameWords(scripts, landers);
        const loader = await buildLoader(scripts, landers);
        const digest = createHash('sha256').update(loader).digest('base64url').slice(0, 8);
        const pinned = `v1-${digest}.js`;
        for (const fileName of ['v1.js', pinned]) this.emitFile({ type: 'asset', fileName, source: loader });
        // Types for importers of the package: an element's file exports nothing.
        for (const { fileName } of scripts.filter(({ isEntry, fileName }) => isEntry && !fileName.startsWith('part-')))
          this.emitFile({ type: 'asset', fileName: fileName.replace(/js$/, 'd.ts'), source: 'export {};\n' });
        const manifest: EmbedManifest = {
          version,
          loader: { latest: 'v1.js', pinned, integrity: integrityOf(loader) },
          landers: Object.fromEntries(
            Object.entries(landers).map(([name, made]) => [name, { rooms: roomsOf(name), ...made }]),
          ),
          files: Object.fromEntries(
            scripts.map(({ fileName, code, imports, dynamicImports }) => [
              fileName,
              { integrity: integrityOf(code), imports, later: dynamicImports },
            ]),
          ),
        };
        const source = `${JSON.stringify(manifest, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
        for (const [fileName, path] of Object.entries(fonts))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      },
    },
  };
}
