import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { withoutSummaries } from './build/endpoints-plugin.ts';
import { withoutRouterLinks } from './build/links-plugin.ts';
import { compiledMessages, withoutDefaultMessages } from './build/messages-plugin.ts';

const api = process.env['HEARTLINE_API'] ?? 'http://127.0.0.1:3001';

/** Loaded by every page, including a visitor's. */
const everyPage = [
  /node_modules\/(react|react-dom|scheduler|react-intl|intl-messageformat|@formatjs\/[^/]+|@tanstack\/(query-core|react-query))\//,
  /node_modules\/(clsx|class-variance-authority)\//,
  /node_modules\/lucide-react\/dist\/esm\/(shared\/|context|Icon|createLucideIcon)/,
  /packages\/ui\/src\/(lib\/(cn|class-groups|merge-classes|merge-refs|slot|join-ids|is-composing)|feedback\/spinner|controls\/(button|icon-button)|shell\/top-bar)/,
  /apps\/web\/src\/frame\.tsx/,
  // Too small for a file of its own, which would weigh more.
  /packages\/features\/src\/shared\/lazy\/when-idle/,
];

/** Loaded by every page but the home page of a visitor. All but the router are too small for files of their own, which many pages would load. */
const routing = [
  /node_modules\/@tanstack\/(react-router|router-core|history)\//,
  /apps\/web\/src\/(search\/search-values|mailed-token|profile\/(pressed-photo|profile-pending))/,
  /packages\/(features\/src\/shared\/ids\/random-uuid|ui\/src\/lib\/scroll-by-keyboard)/,
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page needs both at once. Configured once here instead of repeated in the browser for each.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    compiledMessages(),
    withoutDefaultMessages(),
    withoutSummaries(),
    withoutRouterLinks(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  // One bundle without node_modules beside it, so that the server can load it from anywhere.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: false,
    // The server's bundle contains the styles of the offline page.
    cssMinify: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // Code that every page needs is one file: split, each file compresses separately and less well.
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // The router and each page with lazy components refer to very many files: the manifest maps names to content. Texts keep
              // their language in the name, and entries keep their name.
              chunkFileNames: ({ name }) => `assets/${/^([a-z]{2}|entry-\w+)$/.test(name) ? name : 'part'}-[hash:7].js`,
              codeSplitting: {
                groups: [
                  { name: 'base', test: (id) => everyPage.some((part) => part.test(id)) },
                  { name: 'routing', test: (id) => routing.some((part) => part.test(id)) },
                ],
              },
            },
          }),
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/media', '/sandbox-pay', '/dev', '/healthz'].map((path) => [path, { target: api }]),
    ),
  },
}));
