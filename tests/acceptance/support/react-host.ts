import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { styles } from '../../hosts/react-styles.ts';
import { locales } from '../../../packages/api-client/src/languages.ts';
import { placeOf } from '../../../packages/landers/src/embedding/tags.ts';
import { buildAndPack, pnpm } from '../../../tools/lib/packages.ts';
import { root, run } from '../../../tools/lib/process.ts';
import { choiceOf } from './hosts.ts';
import { landers } from './landers.ts';
import { origin } from './site.ts';

const version = (name: string, from = root) =>
  (JSON.parse(readFileSync(`${from}node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
const nameOf = (lander: string) => `Heartline${lander.charAt(0).toUpperCase()}${lander.slice(1)}`;

const placesOf = (lander: string) =>
  locales.map((language) => placeOf(choiceOf(lander, language), `heartline-${lander}:lang(${language})`));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Partner</title>
    <link rel="icon" href="/icon.svg" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>`;

/** The app shows the lander named by its address, and takes its attributes from the query. */
const main = `import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { HeartlineLanderProps } from '@heartline/landers/gallery';
import { PartnerApp } from './react-app.tsx';
import './styles.css';

type Loaded = Promise<ComponentType<HeartlineLanderProps>>;
const landers: Record<string, () => Loaded> = {
${landers
  .map(
    (lander) => `  ${lander}: async () => {
    await import('@heartline/landers/embed/heartline-${lander}.js');
    return (await import('@heartline/landers/${lander}')).${nameOf(lander)};
  },`,
  )
  .join('\n')}
};
const lander = await landers[location.pathname.split('/').at(-1) ?? '']?.();
const { lang, 'tracking-ref': ref, network, sub1, ...props } = Object.fromEntries(new URLSearchParams(location.search)) as Record<string, string>;
const tracking = Object.fromEntries(Object.entries({ network, ref, sub1 }).filter(([, value]) => value));
if (lang) document.documentElement.lang = lang;
if (lander)
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <PartnerApp {...props} lander={lander} site="${origin}" tracking={tracking} />
    </StrictMode>,
  );
`;

/** Installs the packed package into a new app, as a partner does, checks its types and builds it. @returns the folder of the built app */
export async function buildReactHost(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'heartline-react-host-')));
  const { tarball } = await buildAndPack('landers', folder);
  const manifest = {
    name: 'trail-mates',
    private: true,
    type: 'module',
    dependencies: {
      '@heartline/landers': pathToFileURL(tarball).href,
      react: version('react'),
      'react-dom': version('react-dom'),
    },
    devDependencies: {
      '@types/react': version('@types/react'),
      '@types/react-dom': version('@types/react-dom'),
      vite: version('vite'),
    },
  };
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['main.tsx'] }),
    'index.html': page,
    'main.tsx': main,
    'styles.css': [styles, ...landers.flatMap(placesOf)].join('\n'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  cpSync(`${root}tests/hosts/react-app.tsx`, join(folder, 'react-app.tsx'));
  await pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder);
  for (const [tool, ...args] of [
    [`${root}node_modules/.bin/tsc`, '-p', folder],
    [`${folder}/node_modules/.bin/vite`, 'build', '--base', '/react/', '--logLevel', 'warn'],
  ]) {
    const { status, output } = await run(tool ?? '', args, { cwd: folder, quiet: true });
    if (status !== 0) throw new Error(`an app with React does not build:\n${output}`);
  }
  return join(folder, 'dist');
}
