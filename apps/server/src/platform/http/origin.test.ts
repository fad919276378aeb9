import { expect, it } from 'vitest';

import { isOrigin } from './origin.ts';

it('accepts an origin exactly as a browser writes it', () => {
  for (const right of ['https://a.example', 'https://b.example:8443', 'http://localhost:4000', 'http://127.0.0.1:4000'])
    expect([right, isOrigin(right)]).toEqual([right, true]);
  for (const wrong of [
    '*',
    'https://*.a.example',
    'a.example',
    'https://a.example/',
    'https://a.example:443',
    'https://u@a.example',
    'http://a.example',
    'null',
    'HTTPS://A.EXAMPLE',
    '',
  ])
    expect([wrong, isOrigin(wrong)]).toEqual([wrong, false]);
});
