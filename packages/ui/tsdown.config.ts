import { cp } from 'node:fs/promises';

import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/**/index.ts',
  format: 'esm',
  platform: 'browser',
  unbundle: true,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  logLevel: 'error',
  hooks: {
    // Partner sites with Tailwind import styles.css; it reads the classes out of the JavaScript beside it.
    'build:done': async () => {
      for (const path of ['styles.css', 'foundations/tokens']) {
        await cp(`src/${path}`, `dist/${path}`, { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
      }
    },
  },
});
