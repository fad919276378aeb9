import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { compiledMessages, withoutDefaultMessages } from './build/messages-plugin.ts';

const api = process.env['HEARTLINE_API'] ?? 'http://127.0.0.1:3001';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    compiledMessages(),
    withoutDefaultMessages(),
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
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/media', '/sandbox-pay', '/dev', '/healthz'].map((path) => [path, { target: api }]),
    ),
  },
}));
