import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { withoutSummaries } from '../../apps/web/build/endpoints-plugin.ts';
import { compiledMessages, withoutDefaultMessages } from '../../apps/web/build/messages-plugin.ts';
import { embedFiles } from './build/embed-files.ts';
import { landerEntries } from './build/entries.ts';
import { landers } from './build/landers.ts';
import { withoutUnreadProperties } from './build/unread-properties.ts';
import manifest from './package.json' with { type: 'json' };

/** Modules of the shared chunk. Messages stay out of it: a page loads one language only. */
const base = (id: string) => /\/node_modules\/|landers\/src\/(shared|element)\//.test(id) && !id.includes('/i18n/');

/** Resolves a module from here: other packages also import React by its name, but could not resolve the replacement themselves. */
const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** Scripts for partners' pages: a small one for each lander, the shared code, and a file of messages for each language. */
export default defineConfig({
  plugins: [
    landerEntries(),
    tailwindcss(),
    compiledMessages(),
    withoutDefaultMessages(),
    withoutSummaries(),
    withoutUnreadProperties(),
    embedFiles(manifest.version),
  ],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // A third of React's size, and equivalent for everything that a lander uses.
      { find: /^react$/, replacement: fileOf('preact/compat') },
      { find: /^react-dom$/, replacement: fileOf('preact/compat') },
      { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
      { find: /^react\/jsx-runtime$/, replacement: fileOf('preact/jsx-runtime') },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Relative, so that any address can serve it: chunks lie beside the script.
  base: './',
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // The minimum for Tailwind 4 anyway; older targets would emit every colour twice.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    sourcemap: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        landers.flatMap((name) => [
          [`heartline-${name}`, `lander:${name}`],
          [name, `drawer:${name}`],
        ]),
      ),
      output: {
        minify: true,
        entryFileNames: ({ name }) => (name.startsWith('heartline-') ? '[name].js' : 'part-[name]-[hash:8].js'),
        chunkFileNames: 'part-[name]-[hash:8].js',
        assetFileNames: '[name]-[hash:8][extname]',
        // Code that every lander needs is one chunk, so a second lander on the same page does not load it again.
        codeSplitting: { groups: [{ name: 'base', test: base }] },
      },
      onLog(level, log, handler) {
        // Libraries mark modules for server rendering, which does not exist here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
});
