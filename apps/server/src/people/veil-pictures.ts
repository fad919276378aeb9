import sharp from 'sharp';

/** Two soft colours for each picture. */
const pairs: readonly (readonly [face: string, ground: string])[] = [
  ['#d9a08b', '#6b3f52'],
  ['#e2b6a0', '#8a5563'],
  ['#c98f7e', '#4a3346'],
  ['#d8b199', '#7b4a4a'],
  ['#b98a86', '#3f2f45'],
  ['#e6c3ad', '#94606a'],
  ['#cfa28f', '#5a3b57'],
  ['#bf8f7a', '#6d4650'],
];

/**
 * Stands for a member whose identity premium members pay for. It consists of colours only, because even a tiny blurred copy of the photo
 * could be matched with the pictures in the search (security.md section 2).
 */
export const veilName = (key: string): string => `veil-${(Buffer.from(key).at(-1) ?? 0) % pairs.length}.webp`;

const made = new Map<string, Promise<Buffer>>();

/** The picture with this name, or undefined if there is none. */
export async function readVeil(name: string): Promise<Buffer | undefined> {
  const colours = pairs[Number(/^veil-(\d)\.webp$/.exec(name)?.[1] ?? Number.NaN)];
  if (!colours) return undefined;
  const picture = made.get(name) ?? paint(...colours);
  made.set(name, picture);
  return await picture;
}

function paint(face: string, ground: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="32"><rect width="24" height="32" fill="${ground}"/><ellipse cx="12" cy="13" rx="6" ry="8" fill="${face}"/><ellipse cx="12" cy="33" rx="11" ry="10" fill="${face}" opacity="0.55"/></svg>`;
  return sharp(Buffer.from(svg)).blur(2.4).webp({ quality: 70 }).toBuffer();
}
