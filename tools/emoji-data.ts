/**
 * node tools/emoji-data.ts: writes our own copy of the emojis: characters and groups once, names and search words for each language. Run it
 * after an update of emojibase-data (MIT), whose words come from the Unicode CLDR project. Names of groups and tones are our own messages.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { locales } from '../packages/api-client/src/languages.ts';
import { root } from './lib/process.ts';

interface Entry {
  label: string;
  emoji: string;
  group?: number;
  order?: number;
  version: number;
  tags?: string[];
  skins?: { emoji: string }[];
}
interface Words {
  groups: { key: string; order: number }[];
}

const require = createRequire(import.meta.url);
const read = <T>(path: string) => require(`emojibase-data/${path}`) as T;
const folder = `${root}packages/features/src/chat/emoji/data/`;
/** The latest emoji version that the fonts of devices in use support. */
const newest = 15;
const icons: Record<string, string> = {
  'smileys-emotion': '😀',
  'people-body': '👋',
  'animals-nature': '🐻',
  'food-drink': '🍓',
  'travel-places': '✈️',
  activities: '⚽',
  objects: '💡',
  symbols: '❤️',
  flags: '🏁',
};
const modifiers = ['🏻', '🏼', '🏽', '🏾', '🏿'];
/** The five tones of an emoji that takes the modifier after its first character; the others have no tones here. */
const toned = (sign: string) => {
  const [first = '', ...rest] = sign;
  return modifiers.map((modifier) => first + modifier + rest.join('').replace(/^\uFE0F/, ''));
};
const hasTones = ({ emoji, skins }: Entry) =>
  skins !== undefined && toned(emoji).every((sign) => skins.some((skin) => skin.emoji === sign));

const groups = read<Words>('en/messages.json').groups.filter(({ key }) => key in icons);
const known = (locale: string) =>
  read<Entry[]>(`${locale}/data.json`)
    .filter(({ group, version }) => version <= newest && groups.some(({ order }) => order === group))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
const inGroups = (entries: Entry[]) => groups.map(({ order }) => entries.filter(({ group }) => group === order));
const write = (name: string, data: object) =>
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(data, null, 2)}\n`);

const english = inGroups(known('en'));

/**
 * Name and search words of each emoji in a language, in the format for `emoji-data.ts` of the chat. @throws where emojibase lacks the
 * language
 */
export function emojiNames(locale: string): { names: string } {
  const bySign = new Map(known(locale).map((entry) => [entry.emoji, entry]));
  const line = ({ emoji, label }: Entry) => {
    const entry = bySign.get(emoji);
    const name = entry?.label ?? label;
    const tags = (entry?.tags ?? []).filter((tag) => !name.toLowerCase().includes(tag.toLowerCase())).slice(0, 8);
    return [name, ...tags].join('|').replaceAll('\n', ' ');
  };
  return { names: english.flat().map(line).join('\n') };
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  write('signs', {
    groups: groups.map(({ key }, index) => ({
      id: key,
      icon: icons[key],
      signs: (english[index] ?? []).map(({ emoji }) => emoji).join(' '),
    })),
    toned: english
      .flat()
      .filter(hasTones)
      .map(({ emoji }) => emoji)
      .join(' '),
  });
  for (const locale of locales) write(locale, emojiNames(locale));
}
