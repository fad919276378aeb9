import { interests, type AttributeName, type Gender, type Locale } from '@heartline/api-client/contract';

import { nameKey } from '../identity/name.ts';
import { demoCountry, demoLogins } from './demo-logins.ts';
import { looksOf, type Looks } from './portrait/looks.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedTexts } from './texts/texts.types.ts';

/** One drawn member of the demo, before it is in the database. */
export interface DemoMember {
  /** Labelled as a profile that the site runs. The others stand for the members of a real site. */
  fictional: boolean;
  name: string;
  gender: Gender;
  seeking: Gender[];
  age: number;
  language: Locale;
  country: string;
  about: string;
  interests: string[];
  attributes: Record<AttributeName, string | null>;
  premium: boolean;
  /** Pictures besides the main one. */
  extraPhotos: number;
  /** Hours since the last visit; never "online now", which would be a lie about a person who does not exist. */
  hoursAway: number;
  face: number;
}

/** Names and texts used so far: names once, texts as evenly as possible. */
interface Taken {
  names: Set<string>;
  abouts: Map<string, number>;
}

/** Enough that the label is seen at work, and few enough that presence, distances and reasons are too, which fictional profiles lack. */
const shareOfFictional = 0.4;

/** One in five speaks the language of the demo's country, and half of all live there: a visitor finds neighbours. */
const demoLanguage: Locale = 'de';
const shareOfNatives = 0.85;
const shareOfNewcomers = 0.42;

/** Always the same members for the same count, with names, texts and faces. `fictional`: the share of labelled ones, from 0 to 1. */
export function makeDemoMembers(
  count: number,
  texts: ReadonlyMap<Locale, SeedTexts>,
  fictional = shareOfFictional,
): DemoMember[] {
  const others = [...texts.keys()].filter((language) => language !== demoLanguage);
  const speakers = new Map<Locale, number>();
  const taken: Taken = { names: new Set(demoLogins.map(({ name }) => nameKey(name))), abouts: new Map() };
  return Array.from({ length: count }, (_item, index) => {
    const nthOther = index - Math.ceil(index / 5);
    const language = index % 5 === 0 ? demoLanguage : (others[nthOther % others.length] ?? demoLanguage);
    const nth = speakers.get(language) ?? 0;
    speakers.set(language, nth + 1);
    const own = texts.get(language) as SeedTexts;
    const livesHere =
      createRandom(`home-${index}`).next() < (language === demoLanguage ? shareOfNatives : shareOfNewcomers);
    const member = makeMember({ index, nth, language }, own, createRandom(`member-${index}`), taken);
    return {
      ...member,
      country: livesHere ? demoCountry : member.country,
      fictional: createRandom(`label-${index}`).next() < fictional,
    };
  });
}

function makeMember(
  { index, nth, language }: { index: number; /** Among the speakers of the language. */ nth: number; language: Locale },
  texts: SeedTexts,
  random: Random,
  taken: Taken,
): Omit<DemoMember, 'fictional'> {
  const gender = random.next() < 0.04 ? 'nonbinary' : nth % 2 === 0 ? 'woman' : 'man';
  const names = { woman: texts.women, man: texts.men, nonbinary: texts.nonbinary }[gender];
  const age = 20 + Math.floor(random.next() ** 1.4 * 48);
  const looks = looksOf({ gender, age, face: index });
  const name = freeName(names, age, random, taken.names);
  const seeking = seekingOf(gender, random);
  return {
    name,
    gender,
    seeking,
    age,
    language,
    country: random.pick(texts.homes),
    about: leastUsed(aboutsFor(texts, looks), random, taken.abouts),
    interests: random.sample(interests, 4 + random.below(6)),
    attributes: attributesOf(looks, seeking, createRandom(`attributes-${index}`)),
    premium: random.next() < 0.25,
    extraPhotos: 2 + random.below(3),
    hoursAway: 1 + Math.floor(random.next() ** 2 * 24 * 30),
    face: index,
  };
}

function aboutsFor({ about }: SeedTexts, { gender, age, hairColour }: Looks): string[] {
  return about
    .filter((each) => !each.gender || each.gender === gender)
    .filter(({ minAge = 0, maxAge = 200 }) => age >= minAge && age <= maxAge)
    .filter(({ hair = hairColour }) => hair === hairColour)
    .map(({ text }) => text);
}

function leastUsed(choices: string[], random: Random, used: Map<string, number>): string {
  const fewest = Math.min(...choices.map((choice) => used.get(choice) ?? 0));
  const choice = random.pick(choices.filter((each) => (used.get(each) ?? 0) === fewest));
  used.set(choice, fewest + 1);
  return choice;
}

function seekingOf(gender: Gender, random: Random): Gender[] {
  if (gender === 'nonbinary' || random.next() < 0.06) return ['woman', 'man', 'nonbinary'];
  if (random.next() < 0.08) return [gender];
  return [gender === 'woman' ? 'man' : 'woman'];
}

/** Attributes that fit the pictures, the sought gender and the age; not every member fills in all of them. */
function attributesOf({ gender, age, ...looks }: Looks, seeking: Gender[], random: Random): DemoMember['attributes'] {
  const said = {
    sexuality: sexualityOf(gender, seeking, random),
    hair_colour: looks.hairColour,
    eye_colour: looks.eyeColour,
    body_type: looks.bodyType,
    relationship_status: statusOf(age, random),
    tattoos: random.pick(['none', 'none', 'one', 'some']),
  };
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, random.next() < 0.8 ? value : null]),
  ) as DemoMember['attributes'];
}

function sexualityOf(gender: Gender, seeking: Gender[], random: Random): string {
  if (random.next() < 0.03) return 'asexual';
  if (seeking.length > 1) return random.pick(['bisexual', 'pansexual']);
  return seeking.includes(gender) ? 'gay' : 'straight';
}

function statusOf(age: number, random: Random): string {
  return random.pick(['single', 'single', age < 32 ? 'single' : 'divorced', age < 50 ? 'single' : 'widowed']);
}

/** Fixed, so that the names stay the same from year to year. */
const seedYear = 2026;

/** Names are unique; when a language has no more, later members add their year of birth, as people do. */
function freeName(names: readonly string[], age: number, random: Random, taken: Set<string>): string {
  const free = names.filter((name) => !taken.has(nameKey(name)));
  let name = random.pick(free.length > 0 ? free : names);
  for (let year = seedYear - age; taken.has(nameKey(name)); year += 1)
    name = `${name.replace(/\d+$/u, '')}${String(year).slice(-2)}`;
  taken.add(nameKey(name));
  return name;
}
