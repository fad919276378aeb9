import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts', 'src/time.ts', 'src/testing/fake-api.ts'],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  logLevel: 'error',
});
