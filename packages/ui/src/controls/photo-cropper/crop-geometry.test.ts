import { expect, it } from 'vitest';

import { cropOf, maxZoom, movedBy, settled, startView, turned } from './crop-geometry.ts';

const wide = { width: 1200, height: 800 };
const portrait = 3 / 4;

it('starts with the largest crop in the middle', () => {
  expect(cropOf(wide, portrait, startView)).toEqual({ rotation: 0, x: 300, y: 0, width: 600, height: 800 });
  expect(cropOf(wide, 1, startView)).toEqual({ rotation: 0, x: 200, y: 0, width: 800, height: 800 });
  const tall = { width: 600, height: 1200 };
  expect(cropOf(tall, portrait, startView)).toEqual({ rotation: 0, x: 0, y: 200, width: 600, height: 800 });
});

it('never leaves the photo, and moves back at once after being pushed against its edge', () => {
  const pushed = movedBy(wide, portrait, startView, { x: 9, y: 9 });
  expect(cropOf(wide, portrait, pushed)).toMatchObject({ x: 600, y: 0 });
  const back = movedBy(wide, portrait, settled(wide, portrait, pushed, 4), { x: -0.1, y: 0 });
  expect(cropOf(wide, portrait, back)).toMatchObject({ x: 540, y: 0 });
});

it('zooms around the middle, but no closer than the least width', () => {
  expect(cropOf(wide, portrait, { ...startView, zoom: 2 })).toMatchObject({ x: 450, y: 200, width: 300, height: 400 });
  expect(maxZoom(wide, 0, portrait, 300)).toBe(2);
  expect(maxZoom(wide, 90, portrait, 300)).toBeCloseTo(8 / 3);
  expect(maxZoom(wide, 0, portrait, 900)).toBe(1);
  expect(maxZoom(wide, 0, portrait, 10)).toBe(4);
  expect(settled(wide, portrait, { ...startView, zoom: 9 }, 2).zoom).toBe(2);
  expect(settled(wide, portrait, { ...startView, zoom: 0.2 }, 2).zoom).toBe(1);
});

it('rotates around the middle, and four rotations restore the photo', () => {
  const corner = { ...startView, centre: { x: 0.25, y: 0.75 } };
  expect(turned(corner)).toMatchObject({ rotation: 90, centre: { x: 0.25, y: 0.25 } });
  expect([1, 2, 3, 4].reduce(turned, corner)).toEqual(corner);
  // The rotated photo is 800 × 1200.
  expect(cropOf(wide, portrait, turned(startView))).toMatchObject({ rotation: 90, x: 0, width: 800 });
});
