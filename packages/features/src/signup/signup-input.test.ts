import { expect, it } from 'vitest';

import { toSignupInput } from './signup.queries.ts';
import { emptySignup } from './signup-schema.ts';

const answers = { country: 'NL', region: 'NL-UT', interests: [] };

it.each([
  ['NL', answers, 'NL-UT'],
  ['BE', answers, undefined],
  ['NL', { country: 'NL', region: '', interests: [] }, undefined],
  ['NL', undefined, undefined],
])('sends the region chosen on a lander only with its own country: %s, %j', (country, given, region) => {
  const context = { language: 'nl', memberId: undefined, tracking: {}, ...(given ? { answers: given } : {}) } as const;
  const values = { ...emptySignup, gender: 'man', country } as const;
  expect(toSignupInput(values, context).region).toBe(region);
});
