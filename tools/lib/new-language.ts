import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { checkTexts, type Texts } from '../checks/messages.ts';
import { fail, root, run } from './process.ts';

const table = 'packages/api-client/src/languages.ts';
/** Every language file is beside its English one, whatever its content. */
const englishFiles = '{packages,apps}/*/src/**/en.json';
const emojiFile = 'packages/features/src/chat/emoji/data/en.json';

/** Writes all files for one more language, with English in them, and lists what waits for a translator. */
export async function addLanguage(code: string): Promise<void> {
  writeFileSync(root + table, withLanguage(readFileSync(root + table, 'utf8'), code));
  say(`written  ${table}: a row for ${code}, ${ownName(code)}`);
  const emojis = await emojiNamesIn(code);
  const rows = globSync(englishFiles, { cwd: root })
    .sort()
    .map((file) => writeFile(code, file, file === emojiFile ? emojis : undefined));
  for (const { file, kept } of rows) say(`${kept ? 'kept   ' : 'written'}  ${file}${kept ? ' (exists)' : ''}`);
  writeChangeset(code);
  for (const tool of ['apps/server/src/cli/openapi.ts', 'tools/elements.ts']) {
    const { status, output } = await run(process.execPath, [root + tool], { quiet: true });
    if (status !== 0) fail(`${tool} failed:\n${output}`);
  }
  say(
    'written  packages/api-client/openapi.json and docs/elements.md anew\n\nTo translate as docs/voice.md says (what is one word is not counted):',
  );
  for (const { file, texts } of rows) if (texts > 0) say(`${String(texts).padStart(6)} texts  ${file}`);
  say(advice(code));
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The table of languages with one more row, in alphabetical order. */
export function withLanguage(before: string, code: string): string {
  const [start = '', rows = '', end = ''] = before.split(/(?<=const table = \{\n)|(?=^\} as const satisfies)/m);
  if (end === '') fail(`${table} has no table`);
  if (new RegExp(`^  ${code}: `, 'm').test(rows)) return before;
  const row = `  ${code}: { name: '${ownName(code)}', english: '${nameIn('en', code)}', direction: '${directionOf(code)}', formats: '${code}' },\n`;
  const sorted = [...rows.split(/^(?=  \w\w: )/m), row].sort((one, other) => (one < other ? -1 : 1));
  return start + sorted.join('') + end;
}

function nameIn(reader: string, code: string): string {
  const name = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(code);
  return name ?? fail(`Unicode knows no language ${code}`);
}

const ownName = (code: string): string => {
  const name = nameIn(code, code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

const directionOf = (code: string): 'ltr' | 'rtl' => new Intl.Locale(code).getTextInfo().direction ?? 'ltr';

interface Written {
  file: string;
  kept: boolean;
  /** Number of texts that wait for a translator. */
  texts: number;
}

/** One language file. Names of emojis already exist in many languages. */
function writeFile(code: string, english: string, emojis: string | undefined): Written {
  const file = `${dirname(english)}/${code}.json`;
  const kept = existsSync(root + file);
  const source = readFileSync(root + english, 'utf8');
  if (!kept) writeFileSync(root + file, emojis ?? source);
  const isText = english.endsWith('/i18n/en.json');
  const texts = isText ? stillEnglish(code, source, readFileSync(root + file, 'utf8')) : emojis || kept ? 0 : 1;
  return { file, kept, texts };
}

async function emojiNamesIn(code: string): Promise<string | undefined> {
  // The emoji names of all languages are loaded only when needed.
  const { emojiNames } = await import('../emoji-data.ts');
  try {
    return `${JSON.stringify(emojiNames(code), null, 2)}\n`;
  } catch {
    return undefined;
  }
}

const stillEnglish = (code: string, english: string, texts: string): number =>
  checkTexts('', code, JSON.parse(english) as Texts, JSON.parse(texts) as Texts, {}).filter(({ problem }) =>
    problem.startsWith('untranslated'),
  ).length;

function writeChangeset(code: string): void {
  const file = `.changeset/language-${code}.md`;
  if (existsSync(root + file)) return;
  const packages = ['api-client', 'landers'].map((name) => `'@heartline/${name}': minor\n`).join('');
  writeFileSync(
    root + file,
    `---\n${packages}---\n\n${nameIn('en', code)} is a language of the product (\`${code}\`).\n`,
  );
  say(`written  ${file}`);
}

const advice = (code: string) => `
\`node tools/checks/messages.ts --all\` names each text that is still English. chat/rude holds the language's own insults and sentences to try them on:
write both anew. Where Unicode has formats of a country's own (pt-PT), \`formats\` in the table names them.

A reader is offered ${code} where a country in apps/server/src/site/countries.ts or a site's domain_language names it, and may ask for it by
?language=${code} everywhere. What is good to have besides, each in its place: words of docs/voice.md's glossary; rules in tests/words/${code}.json;
members of the demo who speak it, apps/server/src/seed/texts/${code}.ts; how it says "dot" (chat/link.ts) and "staff" (signup/reserved-names.data.ts).`;
