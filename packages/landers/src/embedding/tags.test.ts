import { expect, it } from 'vitest';

import { elementOf, frameOf, placeOf, reactOf, scriptOf, type EmbedChoice } from './tags.ts';

const choice: EmbedChoice = {
  site: 'https://www.example.com',
  lander: 'gallery',
  room: { phone: 1200, tablet: 1300, desk: 1060 },
  attributes: { locale: 'de', theme: undefined, network: 'acme', 'tracking-ref': 'summer', sub1: '"><b>', sub2: '' },
};

it('writes an element with escaped attributes, without empty ones', () => {
  expect(elementOf(choice)).toBe(
    '<heartline-gallery locale="de" network="acme" tracking-ref="summer" sub1="&quot;>&lt;b>"></heartline-gallery>',
  );
});

it('writes the loader that follows the site, and a pinned one', () => {
  expect(scriptOf(choice)).toBe('<script async src="https://www.example.com/embed/v1.js"></script>');
  expect(scriptOf(choice, { pinned: 'v1-abc.js', integrity: 'sha384-x' })).toBe(
    '<script async src="https://www.example.com/embed/v1-abc.js" integrity="sha384-x" crossorigin="anonymous"></script>',
  );
});

it("reserves the lander's height by the width of the window", () => {
  expect(placeOf(choice)).toContain('heartline-gallery { display: block; min-height: 1060px; }');
  expect(placeOf(choice)).toContain('(width < 600px) { heartline-gallery { min-height: 1200px; } }');
});

it('writes a frame with the same options', () => {
  expect(frameOf(choice, 'Look who’s here')).toBe(
    '<iframe class="heartline-gallery" src="https://www.example.com/embed/frame/gallery?locale=de&amp;network=acme&amp;tracking-ref=summer&amp;sub1=%22%3E%3Cb%3E" title="Look who’s here"></iframe>',
  );
});

it('writes React code, with tracking as one property and no attribute called ref', () => {
  expect(reactOf(choice)).toBe(`import '@heartline/landers/embed/heartline-gallery.js';
import { HeartlineGallery } from '@heartline/landers/gallery';

<HeartlineGallery
  site="https://www.example.com"
  locale="de"
  tracking={{ network: 'acme', ref: 'summer', sub1: '"><b>' }}
/>;`);
});
