import { cat, dog } from './animals.ts';
import { posy } from './flowers.ts';
import { at, box, dot, group, mix, oval, path, stroke, times } from './svg.ts';

export type Pose =
  | 'easy'
  | 'mug'
  | 'chin'
  | 'wave'
  | 'book'
  | 'guitar'
  | 'bike'
  | 'dog'
  | 'cat'
  | 'flowers'
  | 'brush'
  | 'bag';

export interface Wearer {
  skin: string;
  cloth: string;
  /** Half the width of the shoulders. */
  s: number;
  /** Colour of the held object. */
  accent: string;
  /** One of several coats, blossoms and so on. */
  kind: number;
}

/** The arms in a pose, in front of the body. */
export const drawPose = (pose: Pose, wearer: Wearer): string => poses[pose](wearer);

const sleeve = (d: string, cloth: string): string =>
  stroke(d, mix(cloth, '#2a1428', 0.34), 88, 'opacity=".5"') +
  stroke(d, mix(cloth, '#2a1428', 0.06), 78) +
  stroke(d, mix(cloth, '#fff1dc', 0.3), 10, 'opacity=".25" transform="translate(-18 -6)"');

const ink = (skin: string) => mix(skin, '#6d2417', 0.5);

/** A hand closed around an object, its fingers to the left. */
const grip = (x: number, y: number, turn: number, skin: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(
      'M-30-30C-22-46 24-44 34-26C44-4 42 26 28 36C8 46-22 44-34 34C-44 24-42 12-34 10C-44 4-44-8-34-10C-42-16-40-26-30-30Z',
      skin,
    ),
    stroke('M-34 10C-22 8-12 10-4 14M-34-10C-22-12-12-10-2-6', ink(skin), 3, 'opacity=".4"'),
    path('M-12-40C-2-60 18-58 26-38C22-26 6-24-12-40Z', mix(skin, '#fff4e2', 0.18)),
  );

const straps = 'M-108 196C-128 250-132 340-290 420M108 196C128 250 132 340 290 420';
const woods = ['#c98a4b', '#a8623a', '#d9a866', '#8d4f33'];

const poses: Record<Pose, (wearer: Wearer) => string> = {
  easy: () => '',
  mug: ({ skin, cloth, s, accent }) =>
    sleeve(`M${s + 22} 620C${s + 26} 520 170 420 112 356`, cloth) +
    at(
      54,
      322,
      stroke('M-34-24C-82-28-80 38-34 30', accent, 13),
      path('M-46-48H46L39 44C37 58-37 58-39 44Z', accent),
      path('M14-48H46L39 44C37 54 20 56 8 56Z', mix(accent, '#2a1428', 0.2), 'opacity=".5"'),
      oval(0, -48, 46, 12, mix(accent, '#ffffff', 0.4)),
      oval(0, -47, 38, 8.5, '#6b3f2a'),
      stroke('M-14-68c-12-16 12-26 0-44M12-70c-12-16 12-26 0-44', '#fff', 6, 'opacity=".5"'),
    ) +
    grip(98, 330, 6, skin),
  chin: ({ skin, cloth, s }) =>
    sleeve(`M${s + 10} 640C${s} 520 160 380 112 236`, cloth) +
    group(
      'translate(84 140) rotate(-14)',
      path(
        'M-42-18C-40-36-20-44 0-40C26-40 40-24 38 4C40 40 36 70 30 96L-16 92C-22 66-44 20-42-18Z',
        mix(skin, '#8a3326', 0.05),
      ),
      stroke('M-30-14C-22-2-16 8-14 22M-12-22C-4-8 2 4 4 18M8-24C14-12 18-2 20 12', ink(skin), 3, 'opacity=".36"'),
    ),
  wave: ({ skin, cloth, s }) =>
    sleeve(`M${s - 6} 560C${s + 66} 470 ${s + 64} 360 ${s + 34} 262`, cloth) +
    group(
      `translate(${s + 24} 168) rotate(8)`,
      path('M-20 20H22L26 74H-22Z', skin),
      stroke('M-24-6L-38-58M-8-14L-12-76M9-14L15-74M25-4L40-54', skin, 18),
      stroke('M-26 22L-56-4', skin, 18),
      oval(0, 8, 34, 36, skin),
      stroke('M-18 26C-6 14 8 12 20 18', ink(skin), 3, 'opacity=".3"'),
    ),
  book: ({ skin, cloth, s, accent }) =>
    sleeve(`M${-s - 20} 640C${-s - 30} 540-190 450-138 400`, cloth) +
    sleeve(`M${s + 20} 640C${s + 30} 540 190 450 138 400`, cloth) +
    path(
      'M0 292C-50 262-110 262-148 276V430C-110 416-50 418 0 446C50 418 110 416 148 430V276C110 262 50 262 0 292Z',
      accent,
    ) +
    path(
      'M0 284C-50 256-104 256-138 268V280C-104 268-50 270 0 298C50 270 104 268 138 280V268C104 256 50 256 0 284Z',
      '#fff8ea',
    ) +
    stroke('M0 300V444', mix(accent, '#2a1428', 0.4), 4, 'opacity=".5"') +
    stroke('M36 330H112M44 352H104M-112 330H-36', mix(accent, '#ffffff', 0.6), 6, 'opacity=".7"') +
    grip(134, 392, 4, skin) +
    group('scale(-1 1)', grip(134, 392, 4, skin)),
  guitar: ({ skin, cloth, s, kind }) =>
    sleeve(`M${-s - 6} 560C${-s - 40} 470-220 420-166 356`, cloth) +
    path(
      'M-24 420C-6 372 60 352 96 380C124 402 130 420 164 420C228 420 262 486 240 556C214 640 100 660 46 610C16 580 30 540 6 520C-30 494-40 460-24 420Z',
      woods[kind % woods.length] ?? '',
    ) +
    path('M40 640C110 660 214 640 240 556C250 520 246 484 226 456C240 540 190 620 60 622Z', '#2a1428', 'opacity=".2"') +
    dot(96, 486, 36, '#3a2219') +
    stroke('M112 502L-196 292', '#5a3826', 26) +
    stroke('M160 540L-196 292', '#f6e7cc', 2, 'opacity=".8"') +
    stroke('M154 546L-190 302', '#f6e7cc', 2, 'opacity=".6"') +
    path('M-186 282L-226 236L-256 252L-218 312Z', '#442718') +
    grip(-148, 336, 30, skin) +
    sleeve(`M${s + 14} 560C${s + 30} 500 ${s + 10} 450 ${s - 40} 452L146 480`, cloth) +
    grip(118, 486, -8, skin),
  bike: ({ skin, cloth, s, accent, kind }) =>
    dot(0, 800, 190, 'none', 'stroke="#4b4a52" stroke-width="20"') +
    stroke('M-150 690C-90 590 90 590 150 690', accent, 18) +
    path('M-104 474H104L84 620H-84Z', '#b98a54') +
    times(6, (index) => stroke(`M-100 ${494 + index * 22}H100`, '#8c6238', 4, 'opacity=".5"')) +
    times(9, (index) => stroke(`M${-88 + index * 22} 476L${-72 + index * 18} 616`, '#8c6238', 4, 'opacity=".4"')) +
    posy(0, 462, kind, 1.15) +
    sleeve(`M${-s + 4} 320C${-s - 54} 380 ${-s - 50} 440-206 480`, cloth) +
    sleeve(`M${s - 4} 320C${s + 54} 380 ${s + 50} 440 206 480`, cloth) +
    stroke('M-214 536C-232 470-190 428-120 446C-60 462 60 462 120 446C190 428 232 470 214 536', '#4b4a52', 15) +
    stroke('M-221 482L-212 546M221 482L212 546', mix(accent, '#2a1428', 0.2), 26) +
    dot(0, 462, 23, '#8d8b90') +
    dot(0, 462, 17, '#fbf0d2') +
    grip(216, 506, 10, skin) +
    group('scale(-1 1)', grip(216, 506, 10, skin)),
  dog: ({ skin, cloth, s, kind, accent }) =>
    at(132, 236, dog(kind, accent)) +
    sleeve(`M${s + 40} 660C${s + 44} 560 ${s + 20} 500 ${s - 30} 470L130 446`, cloth) +
    sleeve(`M${-s - 10} 560C${-s + 10} 540-60 500 60 440`, cloth) +
    grip(98, 424, -28, skin),
  cat: ({ skin, cloth, s, kind, accent }) =>
    at(112, 286, cat(kind, accent)) +
    sleeve(`M${s + 34} 660C${s + 40} 560 ${s + 10} 520 ${s - 40} 500L110 486`, cloth) +
    grip(84, 478, -12, skin),
  flowers: ({ skin, cloth, s, accent, kind }) =>
    path('M18 318L132 300C128 380 106 470 84 520L58 520C40 460 24 390 18 318Z', '#f3e4cd') +
    path('M78 310L132 300C128 380 106 470 84 520Z', accent, 'opacity=".35"') +
    posy(74, 296, kind, 1) +
    sleeve(`M${s + 20} 640C${s + 26} 560 190 500 122 448`, cloth) +
    grip(88, 440, 0, skin),
  brush: ({ skin, cloth, s, accent }) =>
    sleeve(`M${s + 4} 600C${s + 62} 500 ${s + 40} 420 ${s - 20} 346`, cloth) +
    stroke(`M${s - 60} 410L${s - 20} 216`, '#b07a45', 9) +
    stroke(`M${s - 21} 222L${s - 14} 190`, '#8d9196', 12) +
    stroke(`M${s - 14} 190L${s - 10} 166`, accent, 15) +
    grip(s - 34, 326, 10, skin),
  bag: ({ accent }) =>
    `<g clip-path="url(#torso)">${stroke(straps, mix(accent, '#2a1428', 0.3), 33)}${stroke(straps, accent, 26)}${[-1, 1]
      .map((side) =>
        group(`rotate(${side * -8} ${side * 126} 270)`, box(side * 126 - 18, 262, 36, 15, '#e8d3a6', 'rx="4"')),
      )
      .join('')}</g>`,
};
