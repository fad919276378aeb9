import { expect, it } from 'vitest';

import { scriptOrigin } from './script-origin.ts';

it.each([
  ['https://www.heartline.test/embed/heartline-gallery.js', 'https://www.heartline.test'],
  ['http://localhost:3000/embed/heartline-gallery.js?v=1', 'http://localhost:3000'],
  // A copy served by the partner, or a bundler's address, does not reveal the site.
  ['https://partner.example/assets/index.js', undefined],
  ['file:///embed/heartline-gallery.js', undefined],
  ['', undefined],
])('the origin of %s is %s', (address, origin) => expect(scriptOrigin(address)).toBe(origin));
