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
  summary: 'The consents that this site asks for, with the member’s last answer and its time.',
  response: v.object({ consents: consentsSchema }),
  errors: [],
});

export const setConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/me/consents/:kind',
  summary:
    'Gives or withdraws a consent, at once. Giving a consent that the site does not ask for is refused; withdrawing never is.',
  params: v.object({ kind }),
  body: v.object({ given: v.boolean() }),
  response: v.object({ consents: consentsSchema }),
  errors: ['not_found'],
  idempotent: true,
});

export const consentsCalls = { list: listConsents, set: setConsent } as const;
