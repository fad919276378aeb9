import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';

import { folder } from './prepare.ts';

export interface BuiltPage {
  /** Bytes, gzipped at the highest level. */
  script: number;
  style: number;
  /** Folder with index.html and its files. */
  path: string;
}

/**
 * A production build of one page: `source` is a file below `pages`, or names the content of `code`. `overReact` excludes React, to show the
 * size on top of it.
 */
export async function buildPage(
  source: string,
  { code, overReact = false }: { code?: string; overReact?: boolean } = {},
): Promise<BuiltPage> {
  const file = `${folder}pages/${source}`;
  const result = await build({
    configFile: false,
    // Tailwind scans for classes below it.
    root: dirname(file),
    mode: 'production',
    logLevel: 'error',
    base: './',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === file ? file : undefined),
        load: (id) => (id === file ? code : undefined),
      },
      tailwindcss(),
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      modulePreload: false,
      rolldownOptions: {
        input: file,
        external: overReact ? /^react(-dom)?(\/|$)/ : [],
        // The other libraries' directives for servers ("use client") do not matter here.
        onLog: () => {},
        output: {
          codeSplitting: false,
          entryFileNames: 'page.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'style.css' : '[name][extname]',
        },
      },
    },
  });
  const page: BuiltPage = { script: 0, style: 0, path: `${folder}node_modules/.pages/${source.replace(/\W+/g, '-')}` };
  mkdirSync(page.path, { recursive: true });
  for (const { output } of [result].flat() as Rolldown.RolldownOutput[])
    for (const file of output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      writeFileSync(`${page.path}/${file.fileName}`, content);
      const bytes = gzipSync(content, { level: 9 }).byteLength;
      if (file.type === 'chunk') page.script += bytes;
      if (file.fileName.endsWith('.css')) page.style += bytes;
    }
  const style = page.style > 0 ? '<link rel="stylesheet" href="./style.css">' : '';
  writeFileSync(
    `${page.path}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${style}<div id="root"></div><script type="module" src="./page.js"></script></html>`,
  );
  return page;
}
