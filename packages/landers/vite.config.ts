import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { withoutSummaries } from '../../apps/web/build/endpoints-plugin.ts';
import { compiledMessages, withoutDefaultMessages } from '../../apps/web/build/messages-plugin.ts';
import { embedFiles } from './build/embed-files.ts';
import { scripts } from './build/scripts.ts';
import { withoutUnreadProperties } from './build/unread-properties.ts';
import manifest from './package.json' with { type: 'json' };

/** One file that a partner's page loads: the lander, its words in all languages, its styles, and what they run on. `--mode` says which. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
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
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/embed',
    // The first clears away what was built before.
    emptyOutDir: mode === scripts[0],
    target: 'es2022',
    // What Tailwind 4 needs anyway; older targets would write every colour twice.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    sourcemap: false,
    copyPublicDir: false,
    lib: { entry: { [mode]: `src/element/${mode}.ts` }, formats: ['es'] },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
}));
