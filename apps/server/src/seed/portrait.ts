import type { Gender } from '@heartline/api-client/contract';
import sharp, { type Sharp } from 'sharp';

import { coarseColour } from '../photos/photo-sizes.ts';
import { drawPose, type Pose } from './portrait/arms.ts';
import { drawBody, type Garment } from './portrait/clothes.ts';
import { drawHair } from './portrait/hair.ts';
import { hatOf } from './portrait/hats.ts';
import { drawHead, type Mood } from './portrait/head.ts';
import { looksOf } from './portrait/looks.ts';
import { scenes, type SceneKind } from './portrait/scenes.ts';
import { channels, dot, fade, glow, group, mix } from './portrait/svg.ts';
import { createRandom, type Random } from './random.ts';

export interface PortraitTraits {
  gender: Gender;
  age: number;
  /** The same number draws the same person. */
  face: number;
  /** One of `scenes`: background, clothes, pose and expression. */
  scene: number;
}

/** In pixels. */
export const portraitSize = { width: 600, height: 800 };

/** A drawn portrait of `portraitSize`, made by us. It shows no real person. */
export const drawPortrait = (traits: PortraitTraits): Sharp => sharp(Buffer.from(portraitSvg(traits))).removeAlpha();

export function portraitSvg(traits: PortraitTraits): string {
  const { looks, outfit, pose, place, mood, frame, accent, kind, hat } = planOf(traits);
  const hair = drawHair(looks.style, looks.hair, 'url(#hair)');
  const head = drawHead(looks, mood, hat ? '' : hair.edge);
  const body = drawBody(looks, outfit);
  const tilted = (...shapes: string[]) => group(`rotate(${frame.tilt} 0 130) scale(1.02 .95)`, ...shapes);
  const lifted = (...shapes: string[]) => group('translate(0 -14)', ...shapes);
  const held = drawPose(pose, { skin: looks.skin, cloth: outfit.sleeves, s: body.shoulders, accent, kind });
  const worn = hat ? hatOf(hat, accent) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><defs>${head.defs}${body.defs}${fade(
    'hair',
    [mix(looks.hair, '#ffe3b8', 0.14), looks.hair, mix(looks.hair, '#2a1620', 0.18)],
    [0.8, 1],
  )}${glow('halo', '#fff7e6', 0.3)}</defs>${group(frame.view, place.behind)}${dot(frame.x - 30, frame.y - 40, 330, 'url(#halo)')}${group(
    `translate(${frame.x} ${frame.y}) scale(${frame.scale})`,
    tilted(hair.behind),
    lifted(body.hood),
    tilted(head.neck),
    lifted(body.body),
    tilted(head.face, hair.front, worn, head.ahead),
    lifted(body.collar, hair.over, held),
  )}${group(frame.mirrored, place.ahead ?? '')}</svg>`;
}

/** The approximate mean colour of a portrait, without drawing it. */
export function portraitColour(traits: PortraitTraits): string {
  const { looks, outfit, place } = planOf(traits);
  return coarseColour(channels(mix(mix(place.tint, outfit.colour, 0.24), mix(looks.skin, looks.hair, 0.35), 0.24)));
}

const fabrics = [
  '#c8604b',
  '#3f5f72',
  '#e3b25c',
  '#6f9a86',
  '#b8566b',
  '#efe4d2',
  '#4f6f6a',
  '#8a6fa0',
  '#d98a6a',
  '#5b6f9e',
  '#8d3f4a',
  '#a9b58a',
];
const linens = ['#fbf4e8', '#f3dfc6', '#e9d2cc', '#d5e0e2', '#3f4a5e'];
const denims = ['#5f7f9e', '#7c98b0', '#46617c'];
const accents = ['#d9604c', '#e5ab4a', '#4f8a8b', '#7a6aa6', '#c9577a', '#5f8f5f'];

interface Frame {
  x: number;
  y: number;
  scale: number;
  tilt: number;
  /** The framing of the background, and the objects before the person. */
  view: string;
  mirrored: string;
}

/** All random choices of a picture, always the same. */
function planOf(traits: PortraitTraits) {
  const looks = looksOf(traits);
  const scene = scenes[traits.scene % scenes.length] as SceneKind;
  const random = createRandom(`scene-${traits.face}-${traits.scene}`);
  const place = scene.draw(random);
  const pose = random.pick(scene.poses);
  const garment = random.pick(scene.garments.filter((each) => each !== 'summer' || traits.gender === 'woman'));
  const second = garment === 'stripes' || garment === 'knit' ? random.pick(fabrics) : random.pick(linens);
  const colour = colourOf(garment, second, random);
  const bare = looks.style === 'bald' || flat.has(looks.style);
  return {
    looks,
    place,
    pose,
    outfit: { garment, colour, second, sleeves: garment === 'dungarees' ? second : colour },
    accent: random.pick(accents),
    kind: random.below(20),
    hat: scene.hat && bare && random.next() < 0.5 ? scene.hat : undefined,
    mood: moodOf(random),
    frame: frameOf(pose, random),
  };
}

/** Hair that fits under a hat. */
const flat = new Set(['long', 'waves', 'shoulder', 'bob', 'braid', 'surfer', 'crop', 'side-part', 'receding', 'pixie']);

function colourOf(garment: Garment, second: string, random: Random): string {
  if (garment === 'denim' || garment === 'dungarees') return random.pick(denims);
  if (garment === 'stripes') return '#f6efe2';
  return random.pick(fabrics.filter((each) => each !== second));
}

function moodOf(random: Random): Mood {
  const chance = random.next();
  return {
    // A calm smile is the rule: a row of people who all show their teeth looks like an advertisement.
    mouth: chance < 0.15 ? 'beaming' : chance < 0.4 ? 'open' : 'closed',
    turn: random.next() * 1.6 - 0.8,
  };
}

const framings: Record<Pose, readonly (readonly [x: number, y: number, scale: number])[]> = {
  easy: [
    [300, 348, 1.22],
    [290, 330, 1.02],
    [330, 318, 0.92],
    [280, 356, 1.3],
  ],
  mug: [
    [280, 310, 0.94],
    [300, 300, 0.9],
  ],
  chin: [
    [290, 330, 1.1],
    [310, 326, 1.04],
  ],
  wave: [[260, 310, 0.88]],
  book: [
    [300, 276, 0.86],
    [290, 286, 0.92],
  ],
  guitar: [[310, 268, 0.8]],
  bike: [[300, 270, 0.78]],
  dog: [
    [225, 306, 0.94],
    [235, 296, 0.9],
  ],
  cat: [
    [240, 306, 0.96],
    [250, 300, 0.92],
  ],
  flowers: [
    [280, 304, 0.92],
    [300, 300, 0.9],
  ],
  brush: [[270, 306, 0.9]],
  bag: [
    [300, 326, 1.02],
    [280, 310, 0.92],
  ],
};

function frameOf(pose: Pose, random: Random): Frame {
  const [x, y, scale] = random.pick(framings[pose]);
  const mirrored = random.next() < 0.5 ? 'translate(600 0) scale(-1 1)' : '';
  const near = Math.round((1 + random.next() * 0.22) * 100) / 100;
  return {
    x: x + random.below(24) - 12,
    y: y + random.below(16) - 8,
    scale,
    tilt: Math.round(random.next() * 13 - 6.5),
    view: `translate(300 420) scale(${near}) translate(-300 -420) ${mirrored}`,
    mirrored,
  };
}
