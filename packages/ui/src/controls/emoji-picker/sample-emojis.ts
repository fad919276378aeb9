import type { Emoji, EmojiGroup } from './emoji.ts';

/** A few emojis for stories and tests. The real ones, with names in eleven languages, are data of the application. */
const plain = (line: string): Emoji[] =>
  line.split(', ').map((entry) => {
    const [char = '', ...name] = entry.split(' ');
    return { char, name: name.join(' ') };
  });

const tone = (char: string, name: string): Emoji => {
  const [light, mediumLight, medium, mediumDark, dark] = ['🏻', '🏼', '🏽', '🏾', '🏿'].map((one) => char + one);
  return {
    char,
    name,
    tones: [light ?? '', mediumLight ?? '', medium ?? '', mediumDark ?? '', dark ?? ''],
  };
};

export const sampleGroups: EmojiGroup[] = [
  {
    id: 'smileys',
    label: 'Smileys',
    icon: '😀',
    emojis: [
      ...plain(
        '😀 grinning face, 😃 grinning face with big eyes, 😄 grinning face with smiling eyes, 😁 beaming face, 😆 grinning squinting face, 😅 grinning face with sweat, 🤣 rolling on the floor laughing, 😂 face with tears of joy, 🙂 slightly smiling face, 🙃 upside-down face, 😉 winking face, 😊 smiling face with smiling eyes, 😇 smiling face with halo',
      ),
      { char: '🥰', name: 'smiling face with hearts', keywords: ['love', 'crush'] },
      { char: '😍', name: 'smiling face with heart-eyes', keywords: ['love'] },
      ...plain(
        '🤩 star-struck, 😘 face blowing a kiss, 😋 face savoring food, 😜 winking face with tongue, 🤗 hugging face, 🤔 thinking face, 🤭 face with hand over mouth, 😌 relieved face, 😴 sleeping face, 😎 smiling face with sunglasses, 🥳 partying face, 😳 flushed face, 🥺 pleading face, 😢 crying face',
      ),
    ],
  },
  {
    id: 'people',
    label: 'People and hands',
    icon: '👋',
    emojis: [
      tone('👋', 'waving hand'),
      tone('👍', 'thumbs up'),
      tone('👏', 'clapping hands'),
      tone('🙏', 'folded hands'),
      tone('💪', 'flexed biceps'),
      ...plain('👀 eyes, 💋 kiss mark, 💃 woman dancing, 🕺 man dancing'),
    ],
  },
  {
    id: 'hearts',
    label: 'Hearts and signs',
    icon: '💗',
    emojis: plain(
      '❤️ red heart, 🧡 orange heart, 💛 yellow heart, 💚 green heart, 💙 blue heart, 💜 purple heart, 🔥 fire, ✨ sparkles',
    ),
  },
];
