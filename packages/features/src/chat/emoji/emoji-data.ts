import type { Emoji } from '@heartline/ui/controls/emoji-picker';

import { emojiGroupIds, type EmojiGroupId } from './emoji.messages.ts';

interface Signs {
  groups: readonly { id: string; icon: string; signs: string }[];
  toned: string;
}

export interface NamedGroup {
  id: EmojiGroupId;
  icon: string;
  emojis: Emoji[];
}

const files = import.meta.glob<{ names: string }>('./data/??.json', { import: 'default' });
const modifiers = ['🏻', '🏼', '🏽', '🏾', '🏿'];

/** The modifier follows the first character, and replaces the variation selector that asks for colour. */
function tonesOf(char: string): [string, string, string, string, string] {
  const [first = '', ...rest] = char;
  const end = rest.join('').replace(/^\uFE0F/, '');
  const [a = '', b = '', c = '', d = '', e = ''] = modifiers.map((modifier) => first + modifier + end);
  return [a, b, c, d, e];
}

/** All emojis with their names in a language, from our own copy (emoji/data/README.md). */
export async function loadEmojis(locale: string): Promise<NamedGroup[]> {
  const load = files[`./data/${locale}.json`] ?? files['./data/en.json'];
  const [signs, words] = await Promise.all([import('./data/signs.json').then((module) => module.default), load?.()]);
  return nameEmojis(signs, words?.names ?? '');
}

export function nameEmojis({ groups, toned }: Signs, names: string): NamedGroup[] {
  const lines = names.split('\n');
  const withTones = new Set(toned.split(' '));
  let at = 0;
  return groups.map(({ id, icon, signs }) => ({
    id: emojiGroupIds.find((known) => known === id) ?? 'symbols',
    icon,
    emojis: signs.split(' ').map((char) => {
      const [name = char, ...keywords] = (lines[at++] ?? char).split('|');
      return { char, name, keywords, ...(withTones.has(char) ? { tones: tonesOf(char) } : {}) };
    }),
  }));
}
