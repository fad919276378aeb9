import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { timeSchema } from '../schemas.ts';
import { consentKinds } from '../vocabulary.ts';

const kind = v.picklist(consentKinds);
const consentsSchema = v.array(
  v.object({
    kind,
    /** null: the member was not asked, or has not answered; either means no consent. */
    given: v.nullable(v.boolean()),
    changed_at: v.nullable(timeSchema),
  }),
);

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/me/consents',
  summary: 'What this site asks its members to agree to, with what the member said last, and when.',
  response: v.object({ consents: consentsSchema }),
  errors: [],
});

export const setConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/me/consents/:kind',
  summary:
    'Gives a consent or withdraws it, at once. To give what the site does not ask for is refused; to withdraw never is.',
  params: v.object({ kind }),
  body: v.object({ given: v.boolean() }),
  response: v.object({ consents: consentsSchema }),
  errors: ['not_found'],
  idempotent: true,
});

export const consentsCalls = { list: listConsents, set: setConsent } as const;
