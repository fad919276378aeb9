import { randomUUID } from 'node:crypto';

import { creditSignup } from '../credits/ledger.ts';
import { invalidFields, ServerError } from '../platform/http/errors.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { saveCredentials } from '../session/account.store.ts';
import { enqueueTokenMail } from '../session/account-mail.ts';
import { deviceCookieName, readCookie } from '../session/cookie.ts';
import { rememberDevice, type Caller } from '../session/login.service.ts';
import { passwordHasher } from '../session/password-hash.ts';
import { endSessionOfCookie, startSession } from '../session/session.service.ts';
import type { Site } from '../site/site.types.ts';
import { emailKey } from './email.ts';
import { insertMember, type NewMember } from './member.store.ts';
import { cleanName, nameKey } from './name.ts';
import { maySignUp, signupFaults, zoneOr, type SignupInput } from './signup-rules.ts';
import { findTaken, isRegionOf, saveFirstMessage } from './signup.store.ts';

/**
 * Creates the account with its wallet and signup credits, signs it in and queues the activation mail, all or nothing.
 * @throws ServerError signup_closed, validation_failed with every wrong field, email_taken, rate_limited, busy
 */
export async function signUp(
  platform: Platform,
  input: SignupInput,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] }> {
  const { sql, clock, limits } = platform;
  const { site } = caller;
  if (!maySignUp(site, input.tracking)) throw new ServerError('signup_closed');
  const faults = signupFaults(input, site, clock.now());
  if (input.region && !faults['country'] && !(await isRegionOf(sql, input.region, input.country)))
    faults['region'] = 'unknown_value';
  if (Object.keys(faults).length > 0)
    throw invalidFields(faults, faults['date_of_birth'] === 'too_young' ? { min_age: site.settings.min_age } : {});

  // Counted before anything can be learnt about other accounts, and hashed before: a taken address takes as long as a free one.
  await limits.take('signup', '', caller.network);
  const passwordHash = await passwordHasher.hash(input.password);
  const member = memberOf(input, site, clock.now());
  await refuseTaken(platform, member);
  const done = await create(platform, input, member, passwordHash, caller).catch(async (error: unknown) => {
    // Somebody took the name or the address in the meantime.
    if ((error as { code?: string }).code === '23505') await refuseTaken(platform, member);
    throw error;
  });
  await endSessionOfCookie(platform, caller.header('cookie'));
  return done;
}

function create(
  platform: Platform,
  input: SignupInput,
  member: NewMember,
  passwordHash: string,
  { site, client, header }: Caller,
) {
  const { sql } = platform;
  const now = member.signupAt;
  return sql.begin(async (tx) => {
    const memberId = await insertMember(tx, member);
    await saveCredentials(tx, memberId, passwordHash, now);
    await creditSignup(tx, memberId, site.settings.signup_credits, now);
    const words = input.signup_message.trim();
    if (input.member && words !== '')
      await saveFirstMessage(tx, memberId, { to_public_id: input.member, body: words, client_id: randomUUID() }, now);
    await enqueueTokenMail(platform, tx, 'activation', { id: memberId, email: member.email ?? '' });
    const session = await startSession(platform, tx, {
      memberId,
      client,
      userAgent: header('user-agent'),
      remember: true,
    });
    const device = await rememberDevice(platform, tx, memberId, readCookie(header('cookie'), deviceCookieName));
    return { memberId, cookies: [session, device] };
  });
}

async function refuseTaken({ sql }: Platform, { pool, emailKey: email, nameKey: name }: NewMember): Promise<void> {
  const taken = await findTaken(sql, pool, email ?? '', name);
  if (taken.email) throw new ServerError('email_taken', { fields: [{ name: 'email', code: 'email_taken' }] });
  if (taken.name) throw invalidFields({ name: 'name_taken' });
}

function memberOf(input: SignupInput, site: Site, now: Date): NewMember {
  const email = input.email.normalize('NFC').trim();
  const name = cleanName(input.name);
  return {
    publicId: newPublicId(),
    pool: site.pool,
    siteId: site.id,
    confirmedAt: null,
    name,
    nameKey: nameKey(name),
    email,
    emailKey: emailKey(email),
    language: input.language,
    gender: input.gender,
    seeking: [...new Set(input.seeking)],
    birthDate: input.date_of_birth,
    timeZone: zoneOr(input.time_zone),
    country: input.country,
    regionId: input.region || null,
    tracking: Object.fromEntries(Object.entries(input.tracking).filter(([, value]) => value)),
    signupAt: now,
  };
}
