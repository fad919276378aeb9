import { readCookie } from '../platform/http/cookie.ts';
import { fieldsOf, invalidFields, ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { hashSecret } from '../platform/ids.ts';
import { inEqualTime } from '../platform/pace.ts';
import { enqueueTokenMail } from '../identity/account-mail.ts';
import { deviceCookieName } from '../session/cookie.ts';
import { Entrant } from '../session/entrant.ts';
import { rememberDevice, type Caller } from '../session/login.service.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { endSessionOfCookie, startSession } from '../session/session.service.ts';
import { hidesAccounts } from '../site/pools.data.ts';
import type { NewMember } from './member.store.ts';
import { insertAccount, newMemberOf } from './new-account.ts';
import { enqueueReminder } from './reminder.service.ts';
import { maySignUp, signupFaults, type Faults, type SignupInput } from './signup-rules.ts';
import { findTaken, isRegionOf } from './signup.store.ts';
import { keepWaiting } from './waiting-signup.service.ts';

/**
 * Creates the account with its wallet and signup credits, logs it in and queues the activation mail, all or nothing. Where the pool hides
 * which addresses have an account, the mail continues the sign-up; `waiting` identifies it for sending that mail again.
 * @throws ServerError signup_closed, validation_failed with every wrong field, email_taken, rate_limited, busy
 */
export async function signUp(
  platform: Platform,
  input: SignupInput,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] } | { waiting: string }> {
  const { sql, clock, limits } = platform;
  const { site } = caller;
  if (!maySignUp(site, input.tracking)) throw new ServerError('signup_closed');
  const faults = signupFaults(input, site, clock.now());
  if (input.region && !faults['country'] && !(await isRegionOf(sql, input.region, input.country)))
    faults['region'] = 'unknown_value';
  const member = newMemberOf(input, site, clock.now());
  if (Object.keys(faults).length > 0)
    throw invalidFields(
      { ...(await takenBeside(platform, member, caller)), ...faults },
      faults['date_of_birth'] === 'too_young' ? { min_age: site.settings.min_age } : {},
    );

  // Counts before anything about other accounts is revealed, and hashes before: a taken address takes as long as a free one.
  await limits.take('signup', '', caller.network);
  await limits.take('address', addressKey('signup', member), '');
  const passwordHash = await passwordHasher.hash(input.password);
  return inEqualTime(platform.time, async () => {
    await refuseTaken(platform, member);
    if (hidesAccounts(site.pool)) {
      const { password: _password, ...form } = input;
      return { waiting: await keepWaiting(platform, site, form, member, passwordHash) };
    }
    const done = await create(platform, input, member, passwordHash, caller).catch(async (error: unknown) => {
      // Another sign-up took the name or the address in the meantime.
      if ((error as { code?: string }).code === '23505') await refuseTaken(platform, member);
      throw error;
    });
    await endSessionOfCookie(platform, caller.header('cookie'));
    return done;
  });
}

function create(
  platform: Platform,
  input: SignupInput,
  member: NewMember,
  passwordHash: string,
  { site, client, header }: Caller,
) {
  return platform.sql.begin(async (tx) => {
    const memberId = await insertAccount(tx, input, member, passwordHash, site);
    await enqueueTokenMail(platform, tx, 'activation', { id: memberId, email: member.email ?? '' });
    await enqueueReminder(platform, tx, memberId);
    const owner = Entrant.ofNewAccount(tx, memberId);
    const session = await startSession(platform, owner, { client, userAgent: header('user-agent'), remember: true });
    const device = await rememberDevice(platform, owner, readCookie(header('cookie'), deviceCookieName));
    return { memberId, cookies: [session, device] };
  });
}

const addressKey = (use: string, { pool, emailKey }: NewMember) =>
  `${use}:${pool}:${hashSecret(emailKey ?? '').toString('base64url')}`;

/** Reports taken values beside other errors in the same answer: within the limit for sign-ups, and beyond it not at all. */
async function takenBeside(platform: Platform, member: NewMember, { network }: Caller): Promise<Faults> {
  const { limits } = platform;
  try {
    await limits.take('taken', '', network);
    await limits.take('address', addressKey('taken', member), '');
  } catch (error) {
    if (error instanceof ServerError && error.body.code === 'rate_limited') return {};
    throw error;
  }
  return inEqualTime(platform.time, () => takenFaults(platform, member));
}

/** Names are public; in a pool that hides accounts, the address is not checked. */
async function takenFaults({ sql }: Platform, { pool, emailKey, nameKey }: NewMember): Promise<Faults> {
  const taken = await findTaken(sql, pool, hidesAccounts(pool) ? '' : (emailKey ?? ''), nameKey);
  return { ...(taken.email ? { email: 'email_taken' } : {}), ...(taken.name ? { name: 'name_taken' } : {}) };
}

async function refuseTaken(platform: Platform, member: NewMember): Promise<void> {
  const faults = await takenFaults(platform, member);
  if (faults['email']) throw new ServerError('email_taken', { fields: fieldsOf(faults) });
  if (faults['name']) throw invalidFields(faults);
}
