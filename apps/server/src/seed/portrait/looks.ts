import type { attributeValues, Gender } from '@heartline/api-client/contract';

import { createRandom, type Random } from '../random.ts';
import type { HairStyle } from './hair.ts';

type Value<Name extends keyof typeof attributeValues> = (typeof attributeValues)[Name][number];

/** A person's appearance. The same on all pictures, and as described in the profile. */
export interface Looks {
  skin: string;
  hairColour: Value<'hair_colour'>;
  hair: string;
  style: HairStyle;
  eyeColour: Value<'eye_colour'>;
  eyes: string;
  bodyType: Value<'body_type'>;
  beard: 'none' | 'stubble' | 'short' | 'full';
  glasses: 'none' | 'round' | 'square';
  earrings: boolean;
  freckles: boolean;
  lips: number;
  /**
   * Half the widths of cheeks, jaw and chin, and half the distance of the eyes, in the units of head.ts; the others are multiples of the
   * usual size.
   */
  shape: { cheeks: number; jaw: number; chin: number; apart: number; eye: number; nose: number; mouth: number };
  age: number;
  gender: Gender;
}

const skins = ['#fbdcc6', '#f7d0b2', '#f1c3a0', '#e5ae86', '#d0956c', '#b47850', '#8f5b3b', '#6f442c'];

const hairTones: Record<Looks['hairColour'], string[]> = {
  black: ['#2a2122', '#2f2528'],
  brown: ['#4d3226', '#63412c', '#7c5535', '#3f2c25'],
  blond: ['#d8b071', '#e2c288', '#c39a62'],
  red: ['#a5502c', '#8f4026', '#b9683a'],
  grey: ['#b7b1ad', '#a6a09d', '#c6c0ba'],
  white: ['#efe9e1', '#e4ddd4'],
  coloured: ['#c4668c', '#458f95', '#7863ae'],
  bald: ['#8a7a70'],
};

const eyeTones: Record<Looks['eyeColour'], string> = {
  brown: '#6b4226',
  blue: '#4d83a8',
  green: '#5f8a5c',
  grey: '#75858c',
  hazel: '#8c6b3a',
  amber: '#a8742f',
};

const styles: Record<'woman' | 'man', readonly HairStyle[]> = {
  woman: ['long', 'waves', 'fringe', 'bob', 'bun', 'ponytail', 'low-bun', 'curls', 'pixie', 'braid', 'shoulder'],
  man: ['side-part', 'quiff', 'crop', 'curly-top', 'side-part', 'quiff', 'crop'],
};

export function looksOf({ gender, age, face }: { gender: Gender; age: number; face: number }): Looks {
  const random = createRandom(`face-${face}`);
  const tone = Math.floor(random.next() ** 1.9 * skins.length);
  const hairColour = hairColourOf(gender, age, tone, random);
  const bodyType = random.pick<Looks['bodyType']>(
    gender === 'man'
      ? ['slim', 'athletic', 'athletic', 'average', 'average', 'muscular', 'full']
      : ['slim', 'slim', 'athletic', 'average', 'average', 'curvy', 'full'],
  );
  const eyeColour = random.pick<Looks['eyeColour']>(
    tone > 3 ? ['brown', 'brown', 'brown', 'hazel', 'amber'] : ['brown', 'blue', 'blue', 'green', 'grey', 'hazel'],
  );
  const full = bodyType === 'full' ? 4 : bodyType === 'slim' ? -2 : 0;
  return {
    skin: skins[tone] ?? '#f1c3a0',
    hairColour,
    hair: random.pick(hairTones[hairColour]),
    style: styleOf(gender, age, tone, hairColour, random),
    eyeColour,
    eyes: eyeTones[eyeColour],
    bodyType,
    beard: beardOf(gender, age, hairColour, random),
    glasses: random.next() < (age > 45 ? 0.3 : 0.13) ? random.pick(['round', 'square'] as const) : 'none',
    earrings: random.next() < (gender === 'woman' ? 0.5 : gender === 'man' ? 0.05 : 0.35),
    freckles: age < 48 && tone < 4 && random.next() < (hairColour === 'red' ? 0.7 : 0.16),
    lips: random.next(),
    shape: {
      cheeks: 89 + full + random.next() * 4,
      jaw: (gender === 'man' ? 75 : 70) + full + random.next() * 5,
      chin: (gender === 'man' ? 40 : 35) + full / 2 + random.next() * 5,
      apart: 37 + random.next() * 4.5,
      eye: 0.95 + random.next() * 0.15,
      nose: 0.85 + random.next() * 0.35,
      mouth: 0.92 + random.next() * 0.16,
    },
    age,
    gender,
  };
}

function hairColourOf(gender: Gender, age: number, tone: number, random: Random): Looks['hairColour'] {
  const chance = random.next();
  if (gender === 'man' && chance < (age >= 50 ? 0.2 : age >= 40 ? 0.08 : 0)) return 'bald';
  const faded = random.next();
  if (age >= 62 && faded < 0.4) return 'white';
  if (faded < (age >= 60 ? 0.8 : age >= 52 ? 0.4 : 0)) return 'grey';
  if (age < 35 && chance > 0.96) return 'coloured';
  if (tone > 4) return 'black';
  return random.pick<Looks['hairColour']>(
    tone > 2 ? ['black', 'brown', 'brown'] : ['brown', 'brown', 'brown', 'blond', 'blond', 'red', 'black'],
  );
}

function styleOf(gender: Gender, age: number, tone: number, colour: Looks['hairColour'], random: Random): HairStyle {
  if (colour === 'bald') return 'bald';
  if (tone > 4 && random.next() < 0.6) return gender === 'man' ? random.pick(['crop', 'afro'] as const) : 'afro';
  if (gender === 'man' && age >= 45 && random.next() < 0.45) return 'receding';
  if (gender === 'man') return random.pick(age > 50 ? (['side-part', 'quiff', 'crop'] as const) : styles.man);
  if (gender === 'nonbinary') return random.pick(['pixie', 'quiff', 'bob', 'curls', 'surfer', 'curly-top'] as const);
  return random.pick(
    age > 52 ? (['bob', 'shoulder', 'pixie', 'low-bun', 'curls', 'fringe', 'shoulder'] as const) : styles.woman,
  );
}

function beardOf(gender: Gender, age: number, colour: Looks['hairColour'], random: Random): Looks['beard'] {
  const chance = random.next();
  if (gender !== 'man' || age < 23) return 'none';
  if (colour === 'bald') return chance < 0.4 ? 'short' : chance < 0.75 ? 'full' : 'none';
  return chance < 0.2 ? 'stubble' : chance < 0.38 ? 'short' : chance < 0.5 ? 'full' : 'none';
}
