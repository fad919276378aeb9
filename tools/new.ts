// npm run new -- element <group>/<name> | call <resource>/<name> <METHOD> <path> | screen <feature>/<name> | message <feature> <id> "English" | migration <name> | language <code>
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { locales } from '../packages/api-client/src/languages.ts';
import { callFiles, elementFiles, migrationFiles, screenFiles, screenTitle, withCall } from './lib/templates.ts';
import { addLanguage } from './lib/new-language.ts';
import { fail, root } from './lib/process.ts';

const [kind, target = '', ...rest] = process.argv.slice(2);
const usage =
  'npm run new -- element <group>/<name> | call <resource>/<name> <METHOD> <path> | screen <feature>/<name> | message <feature> <id> "English" | migration <name> | language <code>';
const [first = '', second = ''] = target.split('/');
const kebab = /^[a-z][a-z0-9-]*$/;

if (kind === 'message') {
  addMessage(target, rest[0] ?? '', rest[1] ?? '');
  process.stdout.write(`and define it in ${target}.messages.ts\n`);
} else if (kind === 'migration' && kebab.test(target)) write(migrationFiles(target, new Date()));
else if (kind === 'language' && /^[a-z]{2}$/.test(target)) await addLanguage(target);
else if (!kebab.test(first) || !kebab.test(second)) fail(usage);
else if (kind === 'element') write(elementFiles(first, second));
else if (kind === 'screen') {
  write(screenFiles(first, second));
  const { id, text } = screenTitle(first, second);
  addMessage(first, id, text);
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

/** Puts the call into the endpoint file of its resource. */
function addCall(resource: string, name: string, method: string, path: string): void {
  const file = `packages/api-client/src/endpoints/${resource}.ts`;
  const before = existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined;
  writeFileSync(root + file, withCall(before, resource, name, method, path));
  process.stdout.write(`written  ${file}\n`);
  if (before === undefined) process.stdout.write('and name the new resource in index.ts and resources.ts beside it\n');
}

/** Puts the English text into every language file; the message check then names those that wait for a translator. */
function addMessage(feature: string, id: string, text: string): void {
  if (!kebab.test(feature) || !/^[a-zA-Z][\w.-]+$/.test(id) || text === '') fail(usage);
  for (const locale of locales) {
    const path = `${root}packages/features/src/${feature}/i18n/${locale}.json`;
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
