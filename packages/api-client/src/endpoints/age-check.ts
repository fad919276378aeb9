import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { timeSchema } from '../schemas.ts';

const answer = v.object({
  /**
   * `none`: not needed for this member. `needed`: not done yet. `refused`: the last one failed; the member may try again. `passed`: for
   * good.
   */
  state: v.picklist(['none', 'needed', 'refused', 'passed']),
  /** When the last check ended; nothing else of a check is kept. */
  checked_at: v.nullable(timeSchema),
});

export const getAgeCheck = defineEndpoint({
  method: 'GET',
  path: '/api/me/age-check',
  summary: 'Whether the member must prove that they are an adult, and the result of the check.',
  response: answer,
  errors: [],
});

export const startAgeCheck = defineEndpoint({
  method: 'POST',
  path: '/api/me/age-check',
  summary: 'Begins an age check and gives the address of the page on which it is done.',
  response: v.object({ url: v.string() }),
  errors: ['conflict', 'age_check_unavailable'],
});

export const finishAgeCheck = defineEndpoint({
  method: 'PUT',
  path: '/api/me/age-check',
  summary:
    'Hands over the signed answer with which the provider sent the member back. It counts once, and only for the member who began the check.',
  body: v.object({
    answer: v.record(v.pipe(v.string(), v.maxLength(50)), v.pipe(v.string(), v.maxLength(1000))),
  }),
  response: answer,
  errors: ['link_invalid'],
});

export const ageCheckCalls = { get: getAgeCheck, start: startAgeCheck, finish: finishAgeCheck } as const;
