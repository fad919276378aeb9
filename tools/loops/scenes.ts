// The content of the landers' loops, drawn on a canvas. Every scene is a function of a moment between 0 and 1 and is the same at both ends,
// so that it repeats seamlessly. Runs in a browser: `render.ts` opens it there, without its types.

type Draw = CanvasRenderingContext2D;
type Stop = readonly [where: number, colour: string];
interface Box {
  width: number;
  height: number;
}

const turn = Math.PI * 2;
/** Between -1 and 1, `times` periods per loop. */
const sway = (at: number, times = 1, from = 0) => Math.sin(turn * (at * times + from));
/** Pseudo-random, but always the same numbers: every rendering is identical. */
const scattered = (index: number, salt: number) => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function fill(draw: Draw, stops: readonly Stop[], [x1, y1, x2, y2]: Line, shape: (path: Draw) => void) {
  const colours = draw.createLinearGradient(x1, y1, x2, y2);
  for (const [where, colour] of stops) colours.addColorStop(where, colour);
  draw.fillStyle = colours;
  draw.beginPath();
  shape(draw);
  draw.fill();
}

function glow(draw: Draw, x: number, y: number, radius: number, colour: string, strength: number) {
  const light = draw.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(${colour} / ${strength})`);
  light.addColorStop(0.4, `rgb(${colour} / ${strength * 0.32})`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  draw.fillStyle = light;
  draw.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

interface Ridge {
  base: number;
  rise: number;
  seed: number;
  colours: readonly Stop[];
}

/** A ridge of hills from edge to edge. */
function hills(draw: Draw, { width, height }: Box, { base, rise, seed, colours }: Ridge) {
  fill(draw, colours, [0, base - rise * 2, 0, base + rise * 2], (path) => {
    path.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      const along = x / width;
      const y = base - rise * (Math.sin(along * 4.1 + seed) + 0.55 * Math.sin(along * 9.3 + seed * 2.3));
      path.lineTo(x, y);
    }
    path.lineTo(width, height);
  });
}

interface Surface {
  top: number;
  colours: readonly Stop[];
  light: string;
  /** Position of the light above it. */
  x: number;
  strength: number;
}

/** Water, with the reflections of a light above it. */
function water(draw: Draw, { width, height }: Box, at: number, { top, colours, light, x, strength }: Surface) {
  fill(draw, colours, [0, top, 0, height], (path) => path.rect(0, top, width, height - top));
  for (let row = 0; row < 26; row += 1) {
    const depth = row / 26;
    const y = top + 5 + depth ** 1.6 * (height - top);
    const spread = 26 + depth * 150;
    for (let part = 0; part < 3; part += 1) {
      const drift = sway(at, 1 + (row % 2), scattered(row, part + 3)) * spread * 0.35;
      const length = spread * (0.35 + scattered(row, part) * 0.7);
      const from = x + drift + (scattered(row, part + 9) - 0.5) * spread * 1.3;
      const alpha = strength * (1 - depth * 0.65) * (0.55 + 0.45 * sway(at, 2, scattered(row, part + 5)));
      draw.fillStyle = `rgb(${light} / ${Math.max(0, alpha)})`;
      draw.beginPath();
      draw.ellipse(from, y, length / 2, 1 + depth * 2.4, 0, 0, turn);
      draw.fill();
    }
  }
}

function stars(draw: Draw, { width }: Box, at: number, count: number, bottom: number) {
  for (let index = 0; index < count; index += 1) {
    const size = 0.8 + scattered(index, 2) * 1.5;
    draw.fillStyle = `rgb(255 244 230 / ${0.55 + 0.35 * sway(at, 1 + (index % 2), scattered(index, 4))})`;
    draw.beginPath();
    draw.arc(scattered(index, 1) * width, scattered(index, 3) * bottom, size, 0, turn);
    draw.fill();
  }
}

/** A paper lantern on the water, with its light and its reflection. */
function lantern(draw: Draw, x: number, y: number, size: number) {
  glow(draw, x, y - size * 0.55, size * 3.4, '255 190 110', 0.55);
  draw.fillStyle = 'rgb(255 190 110 / 0.34)';
  for (let row = 0; row < 5; row += 1) {
    draw.beginPath();
    draw.ellipse(x, y + size * (0.34 + row * 0.3), size * (0.62 - row * 0.09), size * 0.05, 0, 0, turn);
    draw.fill();
  }
  fill(
    draw,
    [
      [0, '#ffe9b8'],
      [0.55, '#ffb95e'],
      [1, '#e8743b'],
    ],
    [0, y - size * 1.3, 0, y],
    (path) => {
      path.moveTo(x - size * 0.42, y - size * 1.25);
      path.quadraticCurveTo(x - size * 0.62, y - size * 0.6, x - size * 0.46, y);
      path.lineTo(x + size * 0.46, y);
      path.quadraticCurveTo(x + size * 0.62, y - size * 0.6, x + size * 0.42, y - size * 1.25);
      path.closePath();
    },
  );
  draw.strokeStyle = 'rgb(150 60 40 / 0.35)';
  draw.lineWidth = Math.max(1, size * 0.03);
  for (const side of [-0.18, 0.18]) {
    draw.beginPath();
    draw.moveTo(x + side * size * 0.9, y - size * 1.25);
    draw.quadraticCurveTo(x + side * size * 1.6, y - size * 0.6, x + side * size, y);
    draw.stroke();
  }
  draw.fillStyle = '#4a2340';
  draw.beginPath();
  draw.roundRect(x - size * 0.62, y - size * 0.06, size * 1.24, size * 0.16, size * 0.08);
  draw.fill();
}

/** Two lights that sway towards each other on a lake at dusk, smaller ones behind them. */
export function lanterns(draw: Draw, box: Box, at: number) {
  const { width, height } = box;
  const top = height * 0.5;
  fill(
    draw,
    [
      [0, '#1d1238'],
      [0.5, '#5b2559'],
      [0.82, '#b24d68'],
      [1, '#f0a06a'],
    ],
    [0, 0, 0, top],
    (path) => path.rect(0, 0, width, top),
  );
  stars(draw, box, at, 34, height * 0.26);
  glow(draw, width * 0.68, top, height * 0.5, '255 190 120', 0.5);
  hills(draw, box, {
    base: height * 0.45,
    rise: height * 0.035,
    seed: 1.2,
    colours: [
      [0, '#6d3560'],
      [1, '#8c4163'],
    ],
  });
  hills(draw, box, {
    base: height * 0.49,
    rise: height * 0.022,
    seed: 4.4,
    colours: [
      [0, '#3d1f47'],
      [1, '#552a54'],
    ],
  });
  water(draw, box, at, {
    top,
    colours: [
      [0, '#8a3f60'],
      [0.3, '#4b234f'],
      [1, '#170f2e'],
    ],
    light: '255 196 140',
    x: width * 0.68,
    strength: 0.24,
  });
  for (let index = 0; index < 7; index += 1) {
    // Far ones drift from edge to edge, and re-enter at the opposite one.
    const x = ((scattered(index, 8) + at) % 1) * width * 1.2 - width * 0.1;
    lantern(draw, x, top + height * (0.055 + index * 0.018) + sway(at, 2, index / 7), 7 + index * 1.6);
  }
  const near = height * 0.12;
  const apart = width * (0.098 + 0.026 * Math.cos(turn * at));
  lantern(draw, width * 0.68 - apart, height * 0.86 + sway(at, 2) * 5, near);
  lantern(draw, width * 0.68 + apart, height * 0.9 + sway(at, 2, 0.35) * 5, near * 1.06);
}

interface Hour {
  sky: readonly string[];
  /** From far to near. */
  hills: readonly [string, string, string];
  water: readonly string[];
  light: string;
  /** Sun or moon. */
  disc: { x: number; y: number; size: number; colour: string; glow: number };
}

const hours = {
  morning: {
    sky: ['#54406f', '#c27a86', '#f3b98a', '#ffe0ae'],
    hills: ['#a06a7d', '#6d4a68', '#3c2b4b'],
    water: ['#e6a889', '#8a5f79', '#3a2a4d'],
    light: '255 226 176',
    disc: { x: 0.68, y: 0.43, size: 0.062, colour: '#fff0cd', glow: 0.75 },
  },
  afternoon: {
    sky: ['#2f6b9a', '#5d9fc0', '#a9d0d6', '#f4ead2'],
    hills: ['#7fa5a0', '#4e7d78', '#27505a'],
    water: ['#9cc6cb', '#4f8ba3', '#1d4a66'],
    light: '255 250 226',
    disc: { x: 0.82, y: 0.17, size: 0.052, colour: '#fff9e2', glow: 0.7 },
  },
  night: {
    sky: ['#0f1030', '#1f1f4f', '#43346d', '#7a5185'],
    hills: ['#332c58', '#221d43', '#130f2b'],
    water: ['#5b4477', '#2a2450', '#0d0c25'],
    light: '226 220 255',
    disc: { x: 0.6, y: 0.2, size: 0.055, colour: '#f3ecff', glow: 0.45 },
  },
} satisfies Record<string, Hour>;

/** A lake among hills: the same landscape at three times of day, which fade into each other. */
function lake(draw: Draw, box: Box, at: number, hour: Hour) {
  const { width, height } = box;
  const top = height * 0.58;
  const spread = (colours: readonly string[]) =>
    colours.map((colour, index): Stop => [index / (colours.length - 1), colour]);
  fill(draw, spread(hour.sky), [0, 0, 0, top], (path) => path.rect(0, 0, width, top));
  if (hour === hours.night) stars(draw, box, at, 70, height * 0.42);
  const { x, y, size, colour, glow: strength } = hour.disc;
  glow(draw, x * width, y * height, height * (0.46 + 0.02 * sway(at)), hour.light, strength);
  draw.fillStyle = colour;
  draw.beginPath();
  draw.arc(x * width, y * height, size * height, 0, turn);
  draw.fill();
  if (hour === hours.afternoon) clouds(draw, box, at);
  const [far, middle, close] = hour.hills;
  for (const { index, seed, colours } of [
    { index: 0, seed: 0.6, colours: [far, middle] },
    { index: 1, seed: 3.1, colours: [middle, close] },
    { index: 2, seed: 5.2, colours: [close, close] },
  ])
    hills(draw, box, {
      base: height * (0.47 + index * 0.05),
      rise: height * (0.055 - index * 0.013),
      seed,
      colours: spread(colours),
    });
  water(draw, box, at, {
    top,
    colours: spread(hour.water),
    light: hour.light,
    x: x * width,
    strength: hour === hours.night ? 0.3 : 0.42,
  });
}

function clouds(draw: Draw, { width, height }: Box, at: number) {
  draw.fillStyle = 'rgb(255 255 255 / 0.62)';
  for (const [x, y, size] of [
    [0.18, 0.16, 1],
    [0.5, 0.3, 0.6],
    [0.9, 0.34, 0.5],
  ] as const) {
    const from = x * width + sway(at, 1, x) * width * 0.018;
    draw.beginPath();
    for (const [dx, dy, r] of [
      [-58, 8, 24],
      [-24, -8, 36],
      [20, -2, 30],
      [56, 9, 22],
    ] as const)
      draw.ellipse(from + dx * size, y * height + dy * size, r * 1.25 * size, r * 0.72 * size, 0, 0, turn);
    draw.fill();
  }
}

interface Kite {
  x: number;
  y: number;
  colours: readonly [string, string];
  /** Delay after which the wind reaches it. */
  from: number;
  /** The point where its string is held. */
  hold: number;
}

/** A kite on a long string. */
function kite(draw: Draw, { width, height }: Box, at: number, { x, y, colours, from, hold }: Kite) {
  const top = height * (y + 0.03 * sway(at, 1, from));
  const left = width * (x + 0.02 * sway(at, 1, from + 0.2));
  const size = height * 0.075;
  draw.strokeStyle = 'rgb(40 50 70 / 0.4)';
  draw.lineWidth = 1.2;
  draw.beginPath();
  draw.moveTo(left, top);
  draw.quadraticCurveTo(left + width * 0.03, height * 0.45, width * hold, height * 0.57);
  draw.stroke();
  draw.save();
  draw.translate(left, top);
  draw.rotate(0.35 * sway(at, 1, from + 0.4) + 0.25);
  for (const side of [-1, 1]) {
    draw.fillStyle = colours[side < 0 ? 0 : 1];
    draw.beginPath();
    draw.moveTo(0, -size);
    draw.lineTo(side * size * 0.66, -size * 0.1);
    draw.lineTo(0, size);
    draw.fill();
  }
  draw.strokeStyle = colours[0];
  draw.lineWidth = 2.4;
  draw.beginPath();
  draw.moveTo(0, size);
  for (let step = 1; step <= 12; step += 1)
    draw.lineTo(sway(at, 2, from + step * 0.09) * step * 1.5, size + step * size * 0.12);
  draw.stroke();
  draw.restore();
}

export function morning(draw: Draw, box: Box, at: number) {
  const { width, height } = box;
  lake(draw, box, at, hours.morning);
  for (let index = 0; index < 4; index += 1) {
    // Mist, which lies on the water and slowly rises and falls.
    const y = height * (0.56 + index * 0.028);
    const x = width * (0.2 + index * 0.2 + 0.05 * sway(at, 1, index / 4));
    draw.save();
    draw.translate(x, y);
    draw.scale(1, 0.09);
    glow(draw, 0, 0, width * 0.34, '255 236 214', 0.34 + 0.06 * sway(at, 1, index / 3));
    draw.restore();
  }
  draw.strokeStyle = 'rgb(60 40 70 / 0.75)';
  draw.lineWidth = 2;
  draw.lineCap = 'round';
  for (let index = 0; index < 2; index += 1) {
    const x = width * (0.6 + index * 0.055) + sway(at, 1, index * 0.1) * 24;
    const y = height * (0.22 + index * 0.035) + sway(at, 1, 0.25 + index * 0.1) * 10;
    const beat = 6 + 5 * sway(at, 6, index * 0.3);
    draw.beginPath();
    draw.moveTo(x - 17, y - beat);
    draw.quadraticCurveTo(x - 7, y - 4, x, y);
    draw.quadraticCurveTo(x + 7, y - 4, x + 17, y - beat);
    draw.stroke();
  }
}

export function afternoon(draw: Draw, box: Box, at: number) {
  lake(draw, box, at, hours.afternoon);
  kite(draw, box, at, { x: 0.59, y: 0.21, colours: ['#d6456b', '#f07f95'], from: 0, hold: 0.66 });
  kite(draw, box, at, { x: 0.7, y: 0.29, colours: ['#f2b13f', '#f9d58a'], from: 0.12, hold: 0.69 });
}

export function night(draw: Draw, box: Box, at: number) {
  const { width, height } = box;
  lake(draw, box, at, hours.night);
  // One house on each shore, with its light and its reflection.
  for (const [x, from] of [
    [0.56, 0],
    [0.8, 0.3],
  ] as const) {
    const left = x * width;
    const base = height * 0.585;
    draw.fillStyle = '#0b0920';
    draw.beginPath();
    draw.moveTo(left - 30, base);
    draw.lineTo(left - 30, base - 34);
    draw.lineTo(left, base - 58);
    draw.lineTo(left + 30, base - 34);
    draw.lineTo(left + 30, base);
    draw.fill();
    glow(draw, left, base - 22, 70, '255 196 110', 0.5 + 0.06 * sway(at, 2, from));
    draw.fillStyle = '#ffd489';
    draw.fillRect(left - 9, base - 32, 18, 20);
    draw.fillStyle = 'rgb(11 9 32)';
    draw.fillRect(left - 1, base - 32, 2, 20);
    for (let row = 0; row < 9; row += 1) {
      draw.fillStyle = `rgb(255 205 130 / ${0.42 - row * 0.04})`;
      draw.beginPath();
      draw.ellipse(
        left + sway(at, 2, row * 0.17 + from) * (1 + row * 0.8),
        base + 10 + row * 13,
        14 - row * 0.4,
        2,
        0,
        0,
        turn,
      );
      draw.fill();
    }
  }
}
