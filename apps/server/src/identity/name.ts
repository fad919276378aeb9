/** Invisible characters: controls, marks of direction, joiners, unassigned characters, and letters that fonts leave blank. */
const invisible = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

/** Emojis whose shape depends on invisible characters (UTS #51): families and the like, the red heart, keys, and flags of regions. */
const picture = String.raw`[\p{Extended_Pictographic}--\p{Cn}](?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`;
const emojis = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`${picture}(?:\u200D${picture})*`,
];

/** Scripts that spell with joiners between their letters: Persian and Urdu, Syriac, Mongolian, and those of India. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
].map((script) => String.raw`\p{Script_Extensions=${script}}`);
const letter = String.raw`[[\p{L}\p{M}]&&[${joining.join('')}]]`;
/** Signs that take the vowel from a letter; a joiner behind them makes another letter, also at the end of a word (RFC 5892, A.1). */
const virama = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;
const joiners = [
  String.raw`(?<=${letter})[\u200C\u200D](?=${invisible}*${letter})`,
  String.raw`(?<=${virama})[\u200C\u200D]`,
];

const anyInvisible = new RegExp(invisible, 'gv');
const shapeOrInvisible = new RegExp(`(${[...emojis, ...joiners].join('|')})|${invisible}`, 'gv');

/** Normalises again, because characters around a removed one may now compose; makes spaces single. */
const tidy = (name: string) => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();

/**
 * A name as it is shown: compatibility forms replaced (NFKC), single spaces, and no invisible characters except those that the spelling of
 * a script or the picture of an emoji needs.
 */
export const cleanName = (name: string): string =>
  tidy(name.normalize('NFKC').replaceAll(shapeOrInvisible, (_found, shape?: string) => shape ?? ''));

/** A name, or an address, as it is compared: `cleanName` without any invisible characters. */
export const plainName = (name: string): string => tidy(name.normalize('NFKC').replaceAll(anyInvisible, ''));

/**
 * The unique key of a name: one spelling for all names that look the same. Case is folded through upper case, so that ß and ſ become ss and
 * s, and through lower case before that, because ẞ has no other capital.
 */
export const nameKey = (name: string): string =>
  plainName(name).toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
