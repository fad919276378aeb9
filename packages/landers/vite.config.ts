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

/** Words stay apart: one language at a time. */
const base = (id: string) => /\/node_modules\/|landers\/src\/(shared|element)\//.test(id) && !id.includes('/i18n/');

/** Other packages import React by its name too, and would look for this one in vain. */
const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** What a partner's page loads: a small script for each lander, what several share, and a file of words for each language. */
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
      // A third of React's weight, and the same to everything that a lander is made of.
      { find: /^react$/, replacement: fileOf('preact/compat') },
      { find: /^react-dom$/, replacement: fileOf('preact/compat') },
      { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
      { find: /^react\/jsx-runtime$/, replacement: fileOf('preact/jsx-runtime') },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whatever the address it is served from: parts stand beside the script.
  base: './',
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // What Tailwind 4 needs anyway; older targets would write every colour twice.
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
        // What every lander runs on comes in one part, which a second lander of the same page need not load.
        codeSplitting: { groups: [{ name: 'base', test: base }] },
      },
      onLog(level, log, handler) {
        // Libraries mark modules for servers that render; there is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
});
