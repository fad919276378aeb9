import { createHash } from 'node:crypto';

import sharp from 'sharp';

/** Soft colours for each picture, warm and unlike each other: the light behind somebody, and the ground from its top to its foot. */
const looks: readonly (readonly [light: string, top: string, foot: string])[] = [
  ['#ffdfd6', '#e58c95', '#8a2f55'],
  ['#ffe9c9', '#f0a868', '#a3452f'],
  ['#f6dcf2', '#b184c4', '#4e2f6b'],
  ['#ffd9cf', '#e0705f', '#7d1f38'],
  ['#fff0c4', '#e8b64f', '#93561f'],
  ['#fbd9e6', '#cf6f9e', '#5f2350'],
  ['#ffe3da', '#d98c76', '#6b3243'],
  ['#e9defa', '#9a8fd0', '#463a70'],
];

/**
 * Stands for a member whose identity premium members pay for. It consists of colours only, because even a tiny blurred copy of the photo
 * could be matched with the pictures in the search (security.md section 2).
 */
export const veilName = (key: string): string =>
  `veil-${(createHash('sha1').update(key).digest()[0] ?? 0) % looks.length}.webp`;

const made = new Map<string, Promise<Buffer>>();

/** The picture with this name, or undefined if there is none. */
export async function readVeil(name: string): Promise<Buffer | undefined> {
  const colours = looks[Number(/^veil-(\d)\.webp$/.exec(name)?.[1] ?? Number.NaN)];
  if (!colours) return undefined;
  const picture = made.get(name) ?? paint(...colours);
  made.set(name, picture);
  return await picture;
}

function paint(light: string, top: string, foot: string): Promise<Buffer> {
  const ground = `<linearGradient id="ground" x2="0.3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="64">${ground}<rect width="48" height="64" fill="url(#ground)"/><ellipse cx="24" cy="25" rx="11" ry="14" fill="${light}"/><ellipse cx="24" cy="66" rx="22" ry="20" fill="${light}" opacity="0.6"/></svg>`;
  return sharp(Buffer.from(svg)).blur(4.5).webp({ quality: 80 }).toBuffer();
}
