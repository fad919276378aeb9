import { defineConfig } from 'tsdown';

import { writeStyleFiles } from './build/style-files.ts';

export default defineConfig({
  entry: 'src/**/index.ts',
  format: 'esm',
  platform: 'browser',
  unbundle: true,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  logLevel: 'error',
  hooks: { 'build:done': writeStyleFiles },
});
