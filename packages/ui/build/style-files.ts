import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/**
 * The style sheets of the built package: for sites with Tailwind the sources (`styles.css` with everything, or
 * `foundation.css` and one `<group>/<element>.css` for each element used), and `elements.css`, compiled, for sites without.
 */
export async function writeStyleFiles(): Promise<void> {
  for (const path of [
    'styles.css',
    'foundation.css',
    'foundations/tokens',
    'foundations/fonts',
    'lib/place.css',
    'lib/boxed.css',
  ])
    await cp(`src/${path}`, `dist/${path}`, { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
  for await (const entry of glob('dist/**/index.js')) await writeElementStyles(entry);
  await compileAll();
}

/** Writes the sources of one element's classes for Tailwind: its own files and those of the elements that it uses. */
async function writeElementStyles(entry: string): Promise<void> {
  const folder = dirname(entry);
  const lines = [...(await filesOf(entry))]
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((path) => !path.includes('lib/class-groups.'))
    .sort()
    .map((path) => `@source '${path.startsWith('.') ? path : `./${path}`}';\n`);
  await writeFile(`${folder}/classes.css`, lines.join(''));
}

async function filesOf(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(/\bfrom "(\.[^"]+)"/g))
    await filesOf(join(dirname(file), path), found);
  return found;
}

async function compileAll(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // The minimum for Tailwind 4 anyway; older targets would emit every colour twice.
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      rolldownOptions: {
        input: { elements: 'src/styles.css' },
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}
