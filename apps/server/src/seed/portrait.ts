import { Avatar, Style } from '@dicebear/core';
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' };
import sharp, { type Sharp } from 'sharp';

import type { Random } from './random.ts';

const style = new Style(lorelei as ConstructorParameters<typeof Style>[0]);

const skins = ['#f9d9c4', '#f3c9ac', '#e8b08d', '#d99a73', '#b97750', '#95593a', '#6f4029'];
const hairs = [
  '#1d1716',
  '#2f211c',
  '#4a2f23',
  '#6f4528',
  '#8f5f37',
  '#c08a4d',
  '#dcb678',
  '#8b3a22',
  '#9b9794',
  '#d8d4cf',
];
/** Pairs of warm, quiet colours: far and near. */
const rooms = [
  ['#f7d8c9', '#e9a48c'],
  ['#fbe3c0', '#efb678'],
  ['#dfe9d8', '#a9c4a0'],
  ['#d5e6ea', '#93bccb'],
  ['#e5dcf1', '#b7a1d6'],
  ['#f6d5de', '#dd94ab'],
  ['#f1e4d6', '#cdae8f'],
  ['#dbe3f3', '#9fb2da'],
  ['#f9e0d4', '#d98f79'],
  ['#e3eedf', '#8fb59a'],
] as const;
const clothes = [
  '#2f3e5c',
  '#7a2f45',
  '#f4efe8',
  '#3f5d4f',
  '#b8573f',
  '#403447',
  '#d9a441',
  '#5b7a94',
  '#8c5a7b',
  '#26262c',
];

const long = [10, 13, 14, 15, 16, 17, 18, 19, 21, 23, 24, 26, 29, 30, 31, 32, 33, 35, 36, 38, 40, 42, 46, 48];
const short = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 20, 22, 25, 28, 37, 39, 43, 44, 47];
const variants = (numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

export interface PortraitTraits {
  gender: 'man' | 'woman' | 'nonbinary';
  age: number;
  /** The same number draws the same face; `scene` changes background, clothes and mood. */
  face: number;
  scene: number;
}

/** In pixels. */
export const portraitSize = { width: 600, height: 800 };

/** A drawn portrait (style Lorelei by Lisa Wischofsky, CC0 1.0) of `portraitSize`. Nobody real is shown. */
export function drawPortrait({ gender, age, face, scene }: PortraitTraits, random: (seed: string) => Random): Sharp {
  const person = random(`face-${face}`);
  const place = random(`scene-${face}-${scene}`);
  const tone = Math.floor(person.next() ** 1.4 * skins.length);
  const natural = tone > 3 ? hairs.slice(0, 3) : hairs.slice(0, 8);
  const hair = person.pick(age > 55 && person.next() < 0.7 ? hairs.slice(8) : natural);
  const ink = '#2a1d24';
  const avatar = new Avatar(style, {
    seed: `heartline-${face}`,
    hairVariant: variants(gender === 'woman' ? long : gender === 'man' ? short : [...short, ...long]),
    mouthVariant:
      place.next() < 0.75 ? ['happy01', 'happy02', 'happy03', 'happy04', 'happy05'] : ['happy06', 'happy14', 'happy18'],
    eyesVariant: variants([2, 4, 6, 10, 11, 14, 18, 20, 21, 23]),
    eyebrowsVariant: variants([1, 2, 5, 7, 9, 10, 12]),
    beardVariant: ['variant01'],
    beardProbability: gender === 'man' ? 18 : 0,
    earringsProbability: gender === 'woman' ? 35 : 4,
    glassesProbability: age > 45 ? 35 : 15,
    hairAccessoriesProbability: gender === 'woman' ? 10 : 0,
    frecklesProbability: 15,
    skinColor: [skins[tone] ?? '#e8b08d'],
    hairColor: [hair],
    eyebrowsColor: [ink],
    eyesColor: [ink],
    mouthColor: ['#8f3a3f'],
    noseColor: [ink],
    outlineColor: [ink],
    glassesColor: [ink],
    frecklesColor: ['#a5603f'],
    earringsColor: ['#d9a441'],
    hairAccessoriesColor: ['#f4efe8'],
  } as ConstructorParameters<typeof Avatar>[1]).toString();
  const [far, near] = place.pick(rooms);
  const cloth = place.pick(clothes);
  const sun = {
    x: Math.round(120 + place.next() * 360),
    y: Math.round(140 + place.next() * 160),
    r: Math.round(130 + place.next() * 120),
  };
  const [low, high, middle] = [560 + place.next() * 60, 480 + place.next() * 60, 560 + place.next() * 40];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>
    <rect width="600" height="800" fill="url(#g)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff" opacity="0.28"/>
    <path d="M0 ${low} Q 160 ${high} 320 ${middle} T 600 ${520 + place.next() * 60} V800 H0Z" fill="${near}" opacity="0.7"/>
    ${avatar.replace('<svg ', '<svg x="-20" y="92" width="640" height="640" ')}
    <path d="M60 800 C 70 690 150 652 238 640 Q 300 690 372 640 C 460 652 534 690 546 800 Z" fill="${cloth}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>
  </svg>`;
  return sharp(Buffer.from(picture)).removeAlpha();
}
