import { randomUUID } from 'node:crypto';

import { creditSignup } from '../credits/ledger.ts';
import type { Sql } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import { saveCredentials } from '../identity/account.store.ts';
import type { Site } from '../platform/site.ts';
import { emailKey } from '../identity/email.ts';
import { insertMember, type NewMember } from './member.store.ts';
import { beginProgress } from './progress.store.ts';
import { cleanName, nameKey } from '../identity/name.ts';
import { firstWords, zoneOr, type SignupInput } from './signup-rules.ts';
import { saveFirstMessage } from './signup.store.ts';

export type AccountForm = Omit<SignupInput, 'password'>;

/** The new member for a form on a site. */
export function newMemberOf(form: AccountForm, site: Site, now: Date): NewMember {
  const email = form.email.normalize('NFC').trim();
  const name = cleanName(form.name);
  return {
    publicId: newPublicId(),
    pool: site.pool,
    siteId: site.id,
    confirmedAt: null,
    name,
    nameKey: nameKey(name),
    email,
    emailKey: emailKey(email),
    language: form.language,
    gender: form.gender,
    seeking: [...new Set(form.seeking)],
    birthDate: form.date_of_birth,
    timeZone: zoneOr(form.time_zone),
    country: form.country,
    regionId: form.region || null,
    interests: [...new Set(form.interests)],
    tracking: Object.fromEntries(Object.entries(form.tracking).filter(([, value]) => value)),
    signupAt: now,
  };
}

/** Writes the account with its wallet, signup credits and first message, in the caller's transaction. Returns the member's id. */
export async function insertAccount(
  tx: Sql,
  form: AccountForm,
  member: NewMember,
  passwordHash: string,
  site: Site,
): Promise<number> {
  const memberId = await insertMember(tx, member);
  await saveCredentials(tx, memberId, passwordHash, member.signupAt);
  await creditSignup(tx, memberId, site.settings.signup_credits, member.signupAt);
  await beginProgress(tx, memberId, form.member ?? null, member.signupAt);
  const words = firstWords(form.signup_message);
  if (form.member && words !== '')
    await saveFirstMessage(
      tx,
      memberId,
      { to_public_id: form.member, body: words, client_id: randomUUID() },
      member.signupAt,
    );
  return memberId;
}
