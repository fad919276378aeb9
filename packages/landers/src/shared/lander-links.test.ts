import { expect, it } from 'vitest';

import { landerLinks, trackingFields } from './lander-links.ts';

it('[SES-07] keeps the tracking in the address, and nothing else', () => {
  const tracking = {
    sub1: 'a b',
    network: 'partner',
    ref: '',
    sub3: `${'x'.repeat(120)}`,
    email: 'somebody@example.com',
  };
  expect(trackingFields(tracking)).toEqual([
    ['network', 'partner'],
    ['sub1', 'a b'],
    ['sub3', 'x'.repeat(100)],
  ]);
  const links = landerLinks({ origin: 'https://site.example', tracking: { network: 'p&q', sub1: 'a b' } });
  expect(links.memberSignup('a/b')).toBe('https://site.example/members/a%2Fb/signup?network=p%26q&sub1=a+b');
  expect(landerLinks({ origin: '', tracking: {} }).memberSignup('abc')).toBe('/members/abc/signup');
});
