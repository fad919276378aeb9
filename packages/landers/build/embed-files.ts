import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const pathOf = (module: string) => fileURLToPath(import.meta.resolve(module));
const headlines = pathOf('@heartline/ui/tokens/tokens.css').replace(/tokens[/\\]tokens\.css$/, 'fonts/');
const fonts = {
  'figtree-latin.woff2': pathOf('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'figtree-latin-ext.woff2': pathOf('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  'fraunces-soft-latin.woff2': `${headlines}fraunces-soft-latin.woff2`,
  'fraunces-soft-latin-ext.woff2': `${headlines}fraunces-soft-latin-ext.woff2`,
};

/** Puts beside a script the font files it asks for, and manifest.json with the version and an integrity value for each script so far. */
export function embedFiles(version: string): Plugin {
  return {
    name: 'heartline-embed-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const files = scripts.map(({ fileName, code }) => {
          const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
          return [fileName, { integrity }];
        });
        const before = `${dir}/manifest.json`;
        const known = existsSync(before) ? (JSON.parse(readFileSync(before, 'utf8')) as { files: object }).files : {};
        const source = `${JSON.stringify({ version, files: { ...known, ...Object.fromEntries(files) } }, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
        for (const [fileName, path] of Object.entries(fonts))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      },
    },
  };
}
