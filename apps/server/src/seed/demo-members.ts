import { attributeValues, interests, type Gender, type Locale } from '@heartline/api-client/contract';

import { nameKey } from '../signup/name.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedTexts } from './texts/texts.types.ts';

/** One fictional member of the demo, before it is in the database. */
export interface DemoMember {
  name: string;
  gender: Gender;
  seeking: Gender[];
  age: number;
  language: Locale;
  country: string;
  about: string;
  interests: string[];
  attributes: Record<keyof typeof attributeValues, string | null>;
  premium: boolean;
  /** Pictures besides the main one. */
  extraPhotos: number;
  /** Hours since the last visit; never "online now", which would be a lie about a person who does not exist. */
  hoursAway: number;
  face: number;
}

/** Countries of each language, more often the one with more people. */
const homes: Record<Locale, readonly string[]> = {
  da: ['DK'],
  de: ['DE', 'DE', 'DE', 'AT', 'CH'],
  en: ['GB', 'GB', 'US', 'US', 'IE', 'CA', 'AU', 'NZ'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'FR', 'FR', 'BE'],
  it: ['IT', 'IT', 'IT', 'CH'],
  nb: ['NO'],
  nl: ['NL', 'NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'SE', 'SE', 'FI'],
};

/** The same members for the same count, always: names, texts, faces and all. */
export function makeDemoMembers(count: number, texts: Record<Locale, SeedTexts>): DemoMember[] {
  const languages = Object.keys(homes) as Locale[];
  const taken = new Set<string>();
  return Array.from({ length: count }, (_item, index) => {
    const language = languages[index % languages.length] as Locale;
    return makeMember(index, language, texts[language], createRandom(`member-${index}`), taken);
  });
}

function makeMember(index: number, language: Locale, texts: SeedTexts, random: Random, taken: Set<string>): DemoMember {
  const gender = random.next() < 0.04 ? 'nonbinary' : index % 2 === 0 ? 'woman' : 'man';
  const names = { woman: texts.women, man: texts.men, nonbinary: texts.nonbinary }[gender];
  const age = 20 + Math.floor(random.next() ** 1.4 * 48);
  const round = Math.floor(index / (Object.keys(homes).length * 2));
  const abouts = texts.about.filter((about) => !about.gender || about.gender === gender);
  return {
    name: freeName(names[round % names.length] ?? random.pick(names), age, random, taken),
    gender,
    seeking: seekingOf(gender, random),
    age,
    language,
    country: random.pick(homes[language]),
    about: abouts[round % abouts.length]?.text ?? '',
    interests: random.sample(interests, 4 + random.below(6)),
    attributes: Object.fromEntries(
      Object.entries(attributeValues).map(([name, values]) => [name, random.next() < 0.8 ? random.pick<string>(values) : null]),
    ) as DemoMember['attributes'],
    premium: random.next() < 0.25,
    extraPhotos: random.next() < 0.4 ? 1 + random.below(3) : 0,
    hoursAway: 1 + Math.floor(random.next() ** 2 * 24 * 30),
    face: index,
  };
}

function seekingOf(gender: Gender, random: Random): Gender[] {
  if (gender === 'nonbinary' || random.next() < 0.06) return ['woman', 'man', 'nonbinary'];
  if (random.next() < 0.08) return [gender];
  return [gender === 'woman' ? 'man' : 'woman'];
}

/** Names are unique; who comes later adds the year of birth, as people do. */
function freeName(name: string, age: number, random: Random, taken: Set<string>): string {
  let candidate = name;
  while (taken.has(nameKey(candidate))) candidate = `${name}${String(106 - age + random.below(7)).slice(-2).padStart(2, '0')}${taken.has(nameKey(candidate)) && random.next() < 0.3 ? random.below(10) : ''}`;
  taken.add(nameKey(candidate));
  return candidate;
}
