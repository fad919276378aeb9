import { dot, mix, oval, path, stroke, times } from './svg.ts';

export type HairStyle = keyof typeof cuts;

/** Layers of hair around a head of head.ts: behind everything, on the forehead, and over the clothes. */
export interface Hair {
  behind: string;
  front: string;
  over: string;
  /** The outline of `front`, for its shadow on the forehead. */
  edge: string;
}

interface Cut {
  behind?: string;
  front?: string;
  /** x, y and radius of single locks, behind and in front. */
  locks?: { behind: readonly Lock[]; front: readonly Lock[] };
  over?: 'braid' | 'tail';
  knot?: Lock;
  thin?: boolean;
}
type Lock = readonly [x: number, y: number, r: number];

const curtains =
  'M0-120C-24-108-74-86-90-38C-99-10-93 18-104 50C-124 20-122-60-108-104C-88-158-40-186 0-184C40-186 88-158 108-104C122-60 124 20 104 50C93 18 99-10 90-38C74-86 24-108 0-120Z';
const swept =
  'M-94-26C-92-80-58-108 0-111C58-108 92-80 94-26C106-44 112-92 97-122C77-164 40-180 0-180C-40-180-77-164-97-122C-112-92-106-44-94-26Z';
const parted =
  'M0-120C-28-112-78-92-94-18C-107-50-112-92-100-124C-80-166-40-182 0-182C40-182 80-166 100-124C112-92 107-50 94-18C78-92 28-112 0-120Z';
const sidePart =
  'M-36-114C6-114 74-98 93-28C99-4 98 16 101 42C117 8 120-60 105-108C85-160 40-185-6-183C-62-181-105-146-111-84C-115-40-112 8-101 44C-98 14-97-14-90-38C-82-70-60-98-36-114Z';
const toJaw =
  'M-114-40C-120-146-62-183 0-183C62-183 120-146 114-40C118 18 117 66 106 98C98 120 72 120 60 104L-60 104C-72 120-98 120-106 98C-117 66-118 18-114-40Z';
const sides =
  'M-93-18C-97-58-85-98-63-110C-30-121 30-121 63-110C85-98 97-58 93-18C103-48 105-100 89-131C69-160 35-168 0-168C-35-168-69-160-89-131C-105-100-103-48-93-18Z';

const ring = (count: number, from: number, to: number, radius: number, lock: number): Lock[] =>
  Array.from({ length: count }, (_item, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [Math.cos(angle) * radius, -44 + Math.sin(angle) * radius * 1.02, lock + (index % 3) * 4];
  });

const cuts = {
  long: {
    behind:
      'M-112-40C-118-140-60-180 0-180C66-180 120-138 112-36C112 40 124 130 136 214C96 240-96 240-136 214C-122 130-112 40-112-40Z',
    front: sidePart,
  },
  waves: {
    behind:
      'M-110-50C-126-140-60-184 0-184C64-184 126-140 112-48C130-10 110 24 126 62C144 100 118 130 138 172C148 208 120 238 84 236C30 252-30 252-84 236C-120 238-148 208-138 172C-118 130-144 100-126 62C-110 24-130-10-110-50Z',
    front: curtains,
  },
  fringe: {
    behind: toJaw,
    front:
      'M-97-42C-84-62-62-69-40-66C-10-63 40-63 64-68C84-64 94-54 99-38C103 0 105 60 93 106C114 100 119 20 114-40C114-140 62-185 0-185C-62-185-114-140-114-40C-119 20-114 100-93 106C-105 60-103 0-97-42Z',
  },
  bob: { behind: toJaw, front: sidePart },
  bun: { front: swept, knot: [4, -208, 50] },
  ponytail: { front: swept, over: 'tail' },
  'low-bun': { front: parted, knot: [78, 74, 40] },
  curls: {
    locks: {
      behind: [...ring(15, 150, 390, 108, 38), [-104, 60, 40], [104, 60, 40]],
      front: ring(9, 196, 344, 104, 29),
    },
    front: sides,
  },
  afro: {
    locks: { behind: ring(17, 160, 380, 104, 44), front: ring(11, 190, 350, 98, 26) },
    front: sides,
  },
  pixie: {
    front:
      'M-92-16C-99-46-94-68-82-84C-52-74 14-84 52-116C66-98 88-80 93-20C109-48 117-110 93-145C66-184 10-191-30-180C-88-168-119-110-105-46C-103-32-97-24-92-16Z',
  },
  braid: { front: parted, over: 'braid' },
  shoulder: {
    behind:
      'M-112-46C-122-142-60-183 0-183C64-183 122-142 112-44C124 0 116 50 130 96C142 130 120 164 88 160C40 172-40 172-88 160C-120 164-142 130-130 96C-116 50-124 0-112-46Z',
    front:
      'M14-114C-14-102-58-84-88-58C-98-36-95 10-106 48C-124 20-122-60-108-104C-88-160-40-188 2-184C46-186 90-158 108-104C122-60 124 20 106 48C97 10 98-32 91-52C72-80 40-104 14-114Z',
  },
  'side-part': {
    front:
      'M-94-12C-99-40-97-64-88-86C-70-98-50-106-36-126C10-104 60-104 84-90C93-66 97-40 94-12C107-34 113-96 99-132C81-172 36-186-4-184C-60-182-98-160-105-118C-113-86-105-34-94-12Z',
  },
  quiff: {
    front:
      'M-94-12C-101-50-95-76-85-94C-56-106 6-92 44-112C58-108 72-102 83-92C95-74 99-44 94-12C109-40 117-110 101-142C97-188 40-208-12-198C-64-198-98-178-103-130C-115-90-105-34-94-12Z',
  },
  crop: { front: sides, thin: true },
  'curly-top': { front: sides, locks: { behind: [], front: ring(10, 206, 334, 110, 28) } },
  surfer: {
    behind:
      'M-110-40C-118-142-60-182 0-182C62-182 118-142 112-40C118 0 118 50 122 84C96 110 70 100 60 84L-60 84C-70 100-96 110-122 84C-118 50-118 0-110-40Z',
    front:
      'M-12-116C-36-106-76-84-90-40C-96-14-93 10-103 44C-123 20-122-60-108-106C-88-160-40-187 0-185C44-187 92-158 108-104C122-60 123 20 103 44C93 10 96-14 90-40C78-84 30-108-12-116Z',
  },
  receding: {
    front:
      'M-94-8C-99-44-97-74-85-98C-76-122-62-126-50-124C-36-142-16-148 4-146C24-146 42-140 52-124C66-126 77-120 86-98C97-74 99-44 94-8C107-36 111-90 97-124C79-160 36-175 0-175C-36-175-79-160-97-124C-111-90-107-36-94-8Z',
  },
  bald: {},
} satisfies Record<string, Cut>;

export function drawHair(style: HairStyle, colour: string, fill: string): Hair {
  const { behind = '', front = '', locks, over, knot, thin = false }: Cut = cuts[style];
  const dark = mix(colour, '#2a1620', 0.26);
  const light = mix(colour, '#ffe9c9', 0.34);
  const lock = ([x, y, r]: Lock) => dot(Math.round(x), Math.round(y), r, fill);
  const curl = ([x, y, r]: Lock) =>
    stroke(`M${Math.round(x - r / 2)} ${Math.round(y)}q${r / 2}-${r * 0.8} ${r} 0`, light, 4, 'opacity=".3"');
  const sheen = thin
    ? ''
    : stroke('M-74-112C-58-146-24-162 14-164', light, 11, 'opacity=".42"') +
      stroke('M52-154C66-146 76-134 84-116', light, 7, 'opacity=".26"');
  return {
    behind: [
      front ? path('M-97 6C-106-118-60-165 0-165C60-165 106-118 97 6Z', dark) : '',
      knot ? dot(...knot, fill) + stroke(`M${knot[0] - 18} ${knot[1] - 14}q18-16 36 0`, light, 6, 'opacity=".35"') : '',
      ...(locks?.behind.map((one) => dot(Math.round(one[0]), Math.round(one[1]), one[2], dark)) ?? []),
      behind ? path(behind, dark) : '',
    ].join(''),
    front: front
      ? path(front, fill, thin ? 'opacity=".86"' : '') +
        (locks?.front.map((one) => lock(one) + curl(one)).join('') ?? '') +
        (locks ? '' : sheen)
      : '',
    over: over === 'tail' ? tail(fill, light) : over === 'braid' ? braid(fill, light, dark) : '',
    edge: front,
  };
}

const tail = (fill: string, light: string) =>
  path('M90-70C152-44 150 56 134 124C124 176 140 214 112 244C84 222 78 164 88 112C98 54 84 6 78-30Z', fill) +
  stroke('M112-10C128 40 112 110 110 170', light, 6, 'opacity=".35"');

const braid = (fill: string, light: string, dark: string) =>
  times(6, (index) => {
    const [x, y] = [103 - index * 4, 66 + index * 34];
    const turn = `transform="rotate(${index % 2 ? 24 : -24} ${x} ${y})"`;
    return oval(x, y, 25 - index * 1.6, 23, index % 2 ? fill : dark, turn);
  }) + stroke('M105 64C101 124 94 174 85 234', light, 4, 'opacity=".25"');
