import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const elements = fileURLToPath(new URL('../src/element/', import.meta.url));

/** The scripts that partners load, one for each lander: `heartline-gallery`. */
export const scripts = globSync('heartline-*.ts', { cwd: elements })
  .map((file) => basename(file, '.ts'))
  .sort();
