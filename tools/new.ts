// npm run new -- element <group>/<name> | call <resource>/<name> <METHOD> <path> | screen <feature>/<name> [<resource>.<call>] [</path>] | message <feature, or server/room> <id> "English" | migration <name> | language <code> | lander <name>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { locales } from '../packages/api-client/src/languages.ts';
import {
  screenFiles,
  screenTitle,
  withExport,
  withFeature,
  withPage,
  withQuery,
  type NewScreen,
} from './lib/screen-templates.ts';
import { addLanguage } from './lib/new-language.ts';
import { callFiles, elementFiles, migrationFiles, withCall, withLoader, withResource } from './lib/templates.ts';
import { landerFiles } from './lib/lander-templates.ts';
import { fail, root } from './lib/process.ts';
import { writeRouteTree } from './lib/route-tree.ts';

const [kind, target = '', ...rest] = process.argv.slice(2);
const usage =
  'npm run new -- element <group>/<name> | call <resource>/<name> <METHOD> <path> | screen <feature>/<name> [<resource>.<call>] [</path>] | message <feature, or server/room> <id> "English" | migration <name> | language <code> | lander <name>';
const [first = '', second = ''] = target.split('/');
const kebab = /^[a-z][a-z0-9-]*$/;

if (kind === 'message') {
  addMessage(target, rest[0] ?? '', rest[1] ?? '');
  process.stdout.write(`and define it in ${target}.messages.ts\n`);
} else if (kind === 'migration' && kebab.test(target)) write(migrationFiles(target, new Date()));
else if (kind === 'language' && /^[a-z]{2}$/.test(target)) await addLanguage(target);
else if (kind === 'lander' && kebab.test(target)) write(landerFiles(target));
else if (!kebab.test(first) || !kebab.test(second)) fail(usage);
else if (kind === 'element') write(elementFiles(first, second));
else if (kind === 'screen') {
  await addScreen({
    feature: first,
    name: second,
    call: rest.find((word) => /^\w+\.\w+$/.test(word)),
    path: rest.find((word) => word.startsWith('/')),
  });
} else if (kind === 'call' && rest.length === 2) {
  addCall(first, second, rest[0] ?? '', rest[1] ?? '');
  write(callFiles(first, second, rest[0] ?? '', rest[1] ?? ''));
} else fail(usage);

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = root + file;
    if (existsSync(path)) {
      process.stdout.write(`kept     ${file} (exists)\n`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    process.stdout.write(`written  ${file}\n`);
  }
}

/** Changes a file, or creates it. */
function edit(file: string, change: (before: string | undefined) => string): void {
  const before = existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined;
  const after = change(before);
  if (after === before) return;
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, after);
  process.stdout.write(`written  ${file}\n`);
}

/** Adds the call to the endpoint file of its resource, and a new resource to the list of all. */
function addCall(resource: string, name: string, method: string, path: string): void {
  const folder = 'packages/api-client/src/endpoints';
  const isNew = !existsSync(`${root}${folder}/${resource}.ts`);
  edit(`${folder}/${resource}.ts`, (before) => withCall(before, resource, name, method, path));
  if (!isNew) return;
  edit(`${folder}/index.ts`, (before = '') => withResource(before, resource));
  edit(`${folder}/resources.ts`, (before = '') => withLoader(before, resource));
}

/** Writes the screen's files, its heading in all languages, and its names in the lists of exports, queries, features and pages. */
async function addScreen(screen: NewScreen): Promise<void> {
  const { feature, call, path } = screen;
  const folder = `packages/features/src/${feature}`;
  write(screenFiles(screen));
  const { id, text } = screenTitle(screen);
  addMessage(feature, id, text);
  edit(`${folder}/index.ts`, (before) => withExport(before, screen));
  if (call !== undefined) edit(`${folder}/${feature}.queries.ts`, (before) => withQuery(before, screen, call));
  edit('packages/features/src/shared/messages/load-messages.ts', (before = '') => withFeature(before, feature));
  if (path === undefined) return;
  edit('packages/features/src/site/page-names.ts', (before = '') => withPage(before, path));
  await writeRouteTree();
}

/**
 * Writes the English text into every language file of a feature, or of a room such as `server/notices`; the message check then lists those
 * that wait for a translator.
 */
function addMessage(feature: string, id: string, text: string): void {
  if (!/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(feature) || !/^[a-zA-Z][\w.-]+$/.test(id) || text === '') fail(usage);
  for (const locale of locales) {
    const path = `${root}${folderOf(feature)}/i18n/${locale}.json`;
    const texts = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
    texts[id] ??= text;
    const sorted = Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  process.stdout.write(
    `written  ${id} in ${locales.length} files of ${feature}: translate ${locales.length - 1} of them\n`,
  );
}

function folderOf(feature: string): string {
  return feature.startsWith('server/')
    ? feature.replace('server', 'apps/server/src')
    : `packages/features/src/${feature}`;
}
