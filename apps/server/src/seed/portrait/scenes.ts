import type { Interest } from '@heartline/api-client/contract';

import type { Random } from '../random.ts';
import type { Pose } from './arms.ts';
import type { Garment } from './clothes.ts';
import { books, cafe, home, kitchen, music, studio } from './indoors.ts';
import { autumn, evening, garden, harbour, hills, market, park, sea, snow, street } from './outdoors.ts';
import type { Scene } from './scene.types.ts';

export interface SceneKind {
  draw: (random: Random) => Scene;
  poses: readonly Pose[];
  garments: readonly Garment[];
  hat?: 'sun' | 'wool';
  /** Members with one of these interests are shown here. */
  interests: readonly Interest[];
}

const light: readonly Garment[] = ['tee', 'stripes', 'shirt', 'summer', 'tee'];
const warm: readonly Garment[] = ['knit', 'roll-neck', 'cardigan', 'vee'];

/** The number of a scene is in the names of files: add new ones at the end. */
export const scenes: readonly SceneKind[] = [
  {
    draw: sea,
    poses: ['easy', 'easy', 'wave'],
    garments: light,
    hat: 'sun',
    interests: ['swimming', 'sailing', 'surfing', 'kayaking', 'fishing', 'volleyball'],
  },
  {
    draw: kitchen,
    poses: ['mug', 'easy', 'mug'],
    garments: ['shirt', 'stripes', 'dungarees', 'tee'],
    interests: ['cooking', 'baking', 'tea'],
  },
  { draw: park, poses: ['dog'], garments: ['denim', 'tee', 'hoodie', 'stripes'], interests: ['dogs'] },
  { draw: home, poses: ['cat'], garments: ['knit', 'cardigan', 'hoodie', 'tee'], interests: ['cats'] },
  { draw: street, poses: ['bike'], garments: ['denim', 'stripes', 'shirt', 'tee'], interests: ['cycling'] },
  {
    draw: books,
    poses: ['book', 'chin', 'book'],
    garments: warm,
    interests: ['books', 'writing', 'poetry', 'history', 'languages'],
  },
  {
    draw: cafe,
    poses: ['chin', 'mug'],
    garments: ['roll-neck', 'stripes', 'vee', 'denim'],
    interests: ['coffee', 'tea', 'podcasts', 'restaurants'],
  },
  {
    draw: hills,
    poses: ['bag'],
    garments: ['tee', 'hoodie', 'shirt'],
    interests: ['hiking', 'climbing', 'camping', 'nature', 'walking'],
  },
  {
    draw: snow,
    poses: ['easy', 'wave', 'mug'],
    garments: ['coat'],
    hat: 'wool',
    interests: ['skiing', 'snowboarding', 'ice_skating', 'sauna'],
  },
  {
    draw: garden,
    poses: ['flowers', 'easy'],
    garments: ['dungarees', 'summer', 'shirt', 'stripes'],
    hat: 'sun',
    interests: ['gardening', 'yoga', 'picnics', 'meditation'],
  },
  {
    draw: music,
    poses: ['guitar'],
    garments: ['tee', 'denim', 'shirt', 'vee'],
    interests: ['playing_an_instrument', 'music', 'concerts', 'singing', 'festivals'],
  },
  {
    draw: studio,
    poses: ['brush'],
    garments: ['dungarees', 'stripes', 'tee'],
    interests: ['painting', 'art', 'drawing', 'crafts'],
  },
  {
    draw: evening,
    poses: ['easy', 'wave'],
    garments: ['vee', 'denim', 'summer', 'shirt'],
    interests: ['dancing', 'pubs', 'wine', 'karaoke', 'comedy', 'theatre', 'cinema'],
  },
  {
    draw: market,
    poses: ['flowers', 'bag'],
    garments: ['stripes', 'summer', 'denim', 'shirt'],
    interests: ['cooking', 'restaurants', 'volunteering'],
  },
  {
    draw: home,
    poses: ['mug', 'easy', 'chin'],
    garments: warm,
    interests: ['series', 'board_games', 'knitting', 'gaming', 'chess'],
  },
  {
    draw: harbour,
    poses: ['easy', 'wave', 'bag'],
    garments: ['stripes', 'coat', 'denim', 'knit'],
    interests: ['travel', 'photography', 'road_trips', 'sailing', 'museums'],
  },
  {
    draw: autumn,
    poses: ['easy', 'mug'],
    garments: ['coat'],
    interests: ['walking', 'nature', 'jogging'],
  },
  {
    draw: park,
    poses: ['easy', 'wave'],
    garments: light,
    interests: ['jogging', 'football', 'badminton', 'picnics', 'fitness'],
  },
];

/** Scenes for a member with these interests: the favourite first, no scene twice. */
export function chooseScenes(likes: readonly string[], count: number, random: Random): number[] {
  const all = random.sample([...scenes.keys()], scenes.length);
  const liked = all.filter((index) => scenes[index]?.interests.some((interest) => likes.includes(interest)));
  const others = all.filter((index) => !liked.includes(index) && !belongs.has(index));
  return [...liked, ...others].slice(0, count);
}

/** Only members with the interest hold a dog, a cat or a guitar. */
const belongs = new Set(
  [...scenes.keys()].filter((index) =>
    scenes[index]?.poses.every((pose) => ['dog', 'cat', 'guitar', 'brush', 'bike'].includes(pose)),
  ),
);
