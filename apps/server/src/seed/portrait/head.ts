import type { Looks } from './looks.ts';
import { dot, fade, glow, group, mix, oval, path, stroke } from './svg.ts';

/** The expression on one picture. */
export interface Mood {
  mouth: 'beaming' | 'open' | 'closed';
  /** From -1, to the left, to 1: shifts the features over the face. */
  turn: number;
}

export interface Head {
  defs: string;
  /** Below the hair. */
  neck: string;
  face: string;
  /** Above the hair on the forehead. */
  ahead: string;
}

/** A head around 0 0, between the eyes and the mouth: 184 wide, from -152 to 134. The light comes from the left. */
export function drawHead(looks: Looks, { mouth, turn }: Mood, edge: string): Head {
  const { skin, age, gender, shape, freckles } = looks;
  const shade = mix(skin, '#8a3326', 0.3);
  const line = mix(skin, '#6d2417', 0.5);
  const light = mix(skin, '#fff4e2', 0.5);
  const outline = outlineOf(shape);
  const x = Math.round(turn * 11);
  const ink = mix(skin, '#241410', 0.86);
  return {
    defs: [
      fade('skin', [light, skin, mix(skin, shade, 0.7)], [0.9, 1]),
      fade('neck', [mix(skin, shade, 0.95), mix(skin, shade, 0.35)]),
      glow('blush', mix(skin, '#e8584a', 0.55), 0.42),
      glow('warm', '#fff1d6', 0.6),
      `<clipPath id="face"><path d="${outline}"/></clipPath><clipPath id="eye"><path d="${lids}"/></clipPath>`,
    ].join(''),
    neck:
      path('M-41 70L-43 176C-43 216 43 216 43 176L41 70Z', 'url(#neck)') +
      path('M-42 112C-20 146 30 146 42 104L42 134C24 168-22 168-42 134Z', line, 'opacity=".22"'),
    face: [
      ear(-1, shape.cheeks, skin, shade, x),
      ear(1, shape.cheeks, skin, shade, x),
      path(outline, 'url(#skin)'),
      `<g clip-path="url(#face)">`,
      edge ? group('translate(0 11)', path(edge, line, 'opacity=".24"')) : '',
      path('M60-150C110-90 104 60 30 140L130 140L130-150Z', shade, 'opacity=".16"'),
      oval(-30 + x, -84, 60, 40, 'url(#warm)', 'opacity=".6"'),
      oval(-54 + x, 40, 34, 27, 'url(#blush)'),
      oval(56 + x, 40, 32, 27, 'url(#blush)'),
      freckles ? spots(x, line) : '',
      '</g>',
      lines(age, x, line),
      looks.beard === 'none' ? '' : beard(looks, x),
    ].join(''),
    ahead: [
      eyes(looks, x, ink, line),
      nose(x, turn, line, light, shape.nose),
      group(`translate(${x} 0) scale(${shape.mouth} 1)`, smile(mouth, looks, line)),
      looks.glasses === 'none' ? '' : frames(looks.glasses, x),
      looks.earrings && gender !== 'man'
        ? dot(-shape.cheeks - 3, 36, 5, '#e7b95a') + dot(shape.cheeks + 3, 36, 5, '#d9a441')
        : '',
    ].join(''),
  };
}

const outlineOf = ({ cheeks: w, jaw, chin }: Looks['shape']): string =>
  `M${-w}-20C${-w}-106${-w * 0.62}-152 0-152C${w * 0.62}-152 ${w}-106 ${w}-20C${w} 28 ${jaw + 9} 60 ${jaw - 4} 90C${jaw - 20} 118 ${chin} 134 0 134C${-chin} 134 ${20 - jaw} 118 ${4 - jaw} 90C${-jaw - 9} 60 ${-w} 28 ${-w}-20Z`;

function ear(side: -1 | 1, cheeks: number, skin: string, shade: string, x: number): string {
  const ex = side * (cheeks + 3) - x * 0.4;
  return (
    oval(ex, 4, 14, 23, side < 0 ? skin : mix(skin, shade, 0.5)) + oval(ex - side * 2, 6, 6, 12, shade, 'opacity=".45"')
  );
}

const lids = 'M-21 4C-15-14 10-17 22-1C15 11-12 12.5-21 4Z';

function eyes({ eyes: iris, hair, gender, hairColour, skin, age, shape }: Looks, x: number, ink: string, line: string) {
  const dark = mix(iris, '#160c0a', 0.55);
  const browTone =
    hairColour === 'white' || hairColour === 'grey' ? mix(hair, '#5b5250', 0.45) : mix(hair, '#2a1a16', 0.42);
  const brow = mix(browTone, skin, hairColour === 'blond' || hairColour === 'white' ? 0.12 : 0);
  const open = (look: number) =>
    path(lids, '#fffaf4') +
    `<g clip-path="url(#eye)">${dot(look, -2, 13, iris)}${dot(look, -2, 13, 'none', `stroke="${dark}" stroke-width="2.4"`)}${dot(look, -2, 7, dark)}${path('M-24-18H24V-7C10-13-10-11-24 0Z', '#43242a', 'opacity=".16"')}</g>` +
    dot(look - 4.5, -7, 4, '#fff') +
    dot(look + 4.4, 3, 1.9, '#fff', 'opacity=".8"');
  const lash =
    gender === 'man'
      ? 'M-23 5C-16-17 10-20 24-1C12-13-11-13-23 5Z'
      : 'M-22 5C-15-18 9-22 23-5L31-10C29-2 26 1 23 1C12-13-11-12-22 5Z';
  const one = (side: -1 | 1) =>
    group(
      `translate(${side * shape.apart + x} -8) scale(${side * shape.eye * (1 - (side * x) / 130)} ${shape.eye})`,
      open(side * x * 0.12) + path(lash, ink) + stroke('M-15-20C-6-26 9-26 18-18', line, 2.2, 'opacity=".32"'),
      age < 38 ? '' : stroke('M-15 19C-5 24 9 23 17 17', line, 2.4, 'opacity=".28"'),
      stroke('M-24-31C-12-39 10-41 25-31', brow, gender === 'man' ? 7.5 : 5.5, 'opacity=".88"'),
    );
  return one(-1) + one(1);
}

const nose = (x: number, turn: number, line: string, light: string, width: number) =>
  group(
    `translate(${x * 1.35} 0) scale(${width} 1)`,
    path(`M${5 + turn * 4}-12C10 10 20 26 17 40C12 47 2 47 0 42C5 26 3 8 ${5 + turn * 4}-12Z`, line, 'opacity=".13"'),
    stroke('M-12 39C-9 48 9 48 13 38', line, 4, 'opacity=".62"'),
    oval(-3, 31, 6, 5, light, 'opacity=".55"'),
  );

function smile(mouth: Mood['mouth'], { gender, lips, skin, age }: Looks, line: string): string {
  const rosy = gender === 'man' ? mix(skin, '#b0524a', 0.34) : mix(mix(skin, '#cf5a5c', 0.55), '#b8405a', lips * 0.4);
  const corners = stroke('M-47 62C-50 67-49 72-46 76M47 62C50 67 49 72 46 76', line, 3, 'opacity=".4"');
  if (mouth === 'closed')
    return (
      corners +
      path('M-24 79C-12 83 12 83 24 79C19 91 9 94 0 94C-9 94-19 91-24 79Z', rosy, 'opacity=".8"') +
      stroke('M-41 62C-25 83 25 83 41 62', mix(rosy, '#4a1216', 0.58), 4.6)
    );
  const high = mouth === 'beaming' ? 1.14 : 0.92;
  const teeth = age > 55 ? '#fdf6ea' : '#fffdf8';
  return (
    corners +
    group(
      `translate(0 66) scale(${mouth === 'beaming' ? 1.06 : 0.98} ${high}) translate(0 -66)`,
      path('M-43 63C-22 74 22 74 43 63C37 95 18 106 0 106C-18 106-37 95-43 63Z', rosy),
      path('M-37 68C-18 75 18 75 37 68C31 93 16 104 0 104C-16 104-31 93-37 68Z', '#7a2930'),
      path('M-18 99C-9 90 9 90 18 99C10 105-10 105-18 99Z', '#d0686a'),
      path('M-36 68C-18 75 18 75 36 68C33 84 17 88 0 88C-17 88-33 84-36 68Z', teeth),
      path('M-43 63C-25 64-9 61 0 64C9 61 25 64 43 63C22 73-22 73-43 63Z', mix(rosy, '#5c1a20', 0.08)),
    )
  );
}

/** Laughter lines: soft folds, never deep ones. */
function lines(age: number, x: number, line: string): string {
  const fold = (d: string, strength: number, width = 2.8) => stroke(d, line, width, `opacity="${strength}"`);
  if (age < 36) return '';
  const deep = Math.min(1, (age - 30) / 40);
  return group(
    `translate(${x} 0)`,
    fold('M-35 45C-45 54-52 62-54 74M35 45C45 54 52 62 54 74', 0.2 + deep * 0.28),
    age < 44 ? '' : fold('M-67-14L-77-20M-68-6L-79-7M67-14L77-20M68-6L79-7', 0.18 + deep * 0.3, 2.4),
    age < 52 ? '' : fold('M-54 20C-44 26-32 26-24 20M54 20C44 26 32 26 24 20', 0.24, 2.4),
    age < 58 ? '' : fold('M-36-78C-14-83 14-83 36-78', 0.2, 2.4) + fold('M-18 117C-8 121 8 121 18 117', 0.2, 2.4),
  );
}

const spots = (x: number, line: string) =>
  [
    [-60, 30],
    [-48, 38],
    [-38, 28],
    [-66, 42],
    [-52, 50],
    [-12, 24],
    [10, 22],
    [40, 30],
    [52, 38],
    [62, 30],
    [68, 44],
    [46, 48],
  ]
    .map(([dx = 0, y = 0]) => dot(dx + x, y, 2.3, line, 'opacity=".38"'))
    .join('');

function beard({ beard: kind, hair, hairColour, age, skin, shape }: Looks, x: number): string {
  const base = hairColour === 'bald' ? (age > 58 ? '#bdb6ae' : '#5d4636') : hair;
  const tone = kind === 'stubble' ? mix(base, skin, 0.25) : base;
  const w = shape.cheeks + 1;
  const low = kind === 'full' ? 158 : 138;
  const jaw = shape.jaw + (kind === 'full' ? 6 : 2);
  const solid = kind === 'stubble' ? 0.3 : kind === 'short' ? 0.82 : 0.97;
  return group(
    `translate(${x * 0.25} 0)`,
    path(
      `M${-w}-14C${-w + 4} 20 ${-w + 12} 44 -62 54C-40 46-22 52 0 52C22 52 40 46 62 54C${w - 12} 44 ${w - 4} 20 ${w}-14C${w + 2} 32 ${jaw + 9} 64 ${jaw - 2} 94C${jaw - 18} ${low - 8} 26 ${low} 0 ${low}C-26 ${low} ${18 - jaw} ${low - 8} ${2 - jaw} 94C${-jaw - 9} 64 ${-w - 2} 32 ${-w}-14Z`,
      tone,
      `opacity="${solid}"`,
    ),
    stroke(
      `M-40 ${low - 26}C-20 ${low - 12} 20 ${low - 12} 40 ${low - 26}`,
      mix(base, '#fff1d6', 0.4),
      5,
      `opacity="${solid * 0.22}"`,
    ),
  );
}

function frames(kind: 'round' | 'square', x: number): string {
  const frame = '#3c2a2a';
  const glass = (side: -1 | 1) => {
    const cx = side * 40 + x;
    const rx = kind === 'round' ? 31 : 14;
    return `<rect x="${cx - 31}" y="-37" width="62" height="${kind === 'round' ? 60 : 52}" rx="${rx}" fill="#fff" fill-opacity=".1" stroke="${frame}" stroke-width="4.4"/>${stroke(`M${cx - 18}-22L${cx - 8}-31`, '#fff', 4, 'opacity=".55"')}`;
  };
  return (
    glass(-1) +
    glass(1) +
    stroke(`M${x - 9}-14C${x - 4}-20 ${x + 4}-20 ${x + 9}-14`, frame, 4.2) +
    stroke(`M${x - 71}-16L-92-10M${x + 71}-16L92-10`, frame, 4)
  );
}
