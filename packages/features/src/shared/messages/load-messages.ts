import type { Locale } from '@heartline/api-client';
import type { MessageFormatElement } from 'react-intl';

export const featureNames = [
  'shared',
  'vocabulary',
  'session',
  'signup',
  'members',
  'likes',
  'chat',
  'gifts',
  'credits',
  'payments',
  'photos',
  'play',
  'safety',
  'moderation',
  'visits',
  'partners',
  'complaints',
  'notifications',
  'match-finder',
  'account',
  'deletion',
  'age-check',
  'export',
  'legal',
  'offline',
  'consent',
  'site',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Id to text, or to the parsed text if the build compiles language files. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const files = import.meta.glob<Messages>(['../../*/i18n/*.json', '../vocabulary/i18n/*.json'], { import: 'default' });

/** Features that use the words for attributes, genders and interests, which are many and load only with these. */
const withVocabulary = new Set<FeatureName>(['members', 'signup', 'account', 'play', 'match-finder']);

/** Texts of some features in one language, one chunk for each feature and language. `shared` is always included (LOC-01). */
export async function loadMessages(locale: Locale, features: readonly FeatureName[]): Promise<Messages> {
  const parts = await Promise.all(messageFiles(locale, features).map(async (file) => await files[pathOf(file)]?.()));
  return Object.assign({}, ...parts) as Messages;
}

/** The files `loadMessages` reads, relative to the folder of all features. */
export function messageFiles(locale: Locale, features: readonly FeatureName[]): string[] {
  const wanted = new Set<FeatureName>(['shared', ...features]);
  if (features.some((feature) => withVocabulary.has(feature))) wanted.add('vocabulary');
  return [...wanted].map(
    (feature) => `${feature === 'vocabulary' ? 'shared/vocabulary' : feature}/i18n/${locale}.json`,
  );
}

/** As `import.meta.glob` names a file: by the shortest path from this folder. */
const pathOf = (file: string): string => (file.startsWith('shared/') ? file.replace('shared', '..') : `../../${file}`);
