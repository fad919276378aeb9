import { genders } from '@heartline/api-client';
import * as v from 'valibot';

import { sessionStore } from '../shared/index.ts';
import { emptySignup, type SignupValues } from './signup-schema.ts';

const key = 'heartline.signup';
const text = v.pipe(v.string(), v.maxLength(2000));
/** No password, and no e-mail address: on a shared computer the next person in this tab must not find them. */
const schema = v.object({
  gender: v.picklist([...genders, '']),
  seeking: v.array(v.picklist(genders)),
  dateOfBirth: text,
  name: text,
  country: text,
  signupMessage: text,
});

/** What was written in this tab before a reload or a look at another page, so that nothing is lost. */
export function readDraft(): SignupValues {
  const parsed = v.safeParse(schema, sessionStore.read(key));
  return { ...emptySignup, ...(parsed.success ? parsed.output : {}) };
}

export function writeDraft({ gender, seeking, dateOfBirth, name, country, signupMessage }: SignupValues): void {
  sessionStore.write(key, { gender, seeking, dateOfBirth, name, country, signupMessage });
}

export function forgetDraft(): void {
  sessionStore.remove(key);
}
