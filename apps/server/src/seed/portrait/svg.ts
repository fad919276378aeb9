/** The few shapes of the portraits, as SVG. */
export const path = (d: string, fill: string, rest = ''): string => `<path d="${d}" fill="${fill}" ${rest}/>`;

export const stroke = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

export const dot = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, rest = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;

export const group = (transform: string, ...shapes: string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

export const at = (x: number, y: number, ...shapes: string[]): string => group(`translate(${x} ${y})`, ...shapes);

/** A gradient from top to bottom, or along `to`. */
export const fade = (id: string, stops: readonly string[], to: readonly [number, number] = [0, 1]): string =>
  `<linearGradient id="${id}" x2="${to[0]}" y2="${to[1]}">${stops
    .map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A spot of light or colour with soft edges. */
export const glow = (id: string, colour: string, strength = 1): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const times = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_item, index) => shape(index)).join('');

/** The channels of a #rrggbb, from 0 to 255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` of the second colour in the first; both as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return `#${channels(first)
    .map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
