import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { ServerError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin-of.ts';
import type { MemberViewer, RequestContext } from '../platform/http/route.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import { Outage } from '../platform/outage.ts';
import type { Platform } from '../platform/platform.ts';
import { findAgeCheck, findUnchecked, insertTicket, saveAgeCheck, takeTicket } from './age-check.store.ts';

type Answer = EndpointAnswer<typeof endpoints.ageCheck.get>;

/** Milliseconds that a member may take on the provider's page. */
const ticketLasts = 60 * 60_000;
const longestWait = 10_000;

const adapterOf = ({ ageChecks }: Platform, viewer: MemberViewer, { geoipCountry }: RequestContext) =>
  ageChecks.adapterFor(viewer.pool, [viewer.country, geoipCountry]);

export async function ageCheckOf(platform: Platform, viewer: MemberViewer, context: RequestContext): Promise<Answer> {
  const row = await findAgeCheck(platform.sql, viewer.memberId);
  const checked_at = row?.checked_at.toISOString() ?? null;
  if (row?.passed) return { state: 'passed', checked_at };
  if (!adapterOf(platform, viewer, context)) return { state: 'none', checked_at };
  return { state: row ? 'refused' : 'needed', checked_at };
}

/** Whether the country of the profile requires a check that the member has not passed: for work without a visit. */
export async function lacksAgeCheck({ sql, ageChecks }: Platform, memberId: number): Promise<boolean> {
  const member = await findUnchecked(sql, memberId);
  return member !== undefined && ageChecks.adapterFor(member.pool, [member.country]) !== undefined;
}

/** @throws ServerError conflict if no check is needed, age_check_unavailable */
export async function startAgeCheck(
  platform: Platform,
  viewer: MemberViewer,
  context: RequestContext,
): Promise<string> {
  const { sql, clock, time, config, log } = platform;
  const adapter = adapterOf(platform, viewer, context);
  if (!adapter || (await findAgeCheck(sql, viewer.memberId))?.passed) throw new ServerError('conflict');
  const reference = newSecret();
  const check = {
    reference,
    minAge: context.site.settings.min_age,
    country: viewer.country,
    language: viewer.language,
    returnUrl: `${originOf(context, config.publicOrigin)}/age-check`,
  };
  // Stored first, because the member can return with it at any moment after the start.
  await insertTicket(sql, {
    tokenHash: hashSecret(reference),
    memberId: viewer.memberId,
    adapter: adapter.name,
    expiresAt: new Date(clock.now().getTime() + ticketLasts),
  });
  try {
    return await adapter.start(check, AbortSignal.any([context.signal, time.abortAfter(longestWait)]));
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    log.warn({ err: error.message }, 'age check not begun');
    throw new ServerError('age_check_unavailable', { retryAfter: 60 });
  }
}

/** @throws ServerError link_invalid if no provider signed the answer, or if it was used, is too old, or is about another member */
export async function finishAgeCheck(
  platform: Platform,
  viewer: MemberViewer,
  context: RequestContext,
  answer: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { sql, clock, jobs, ageChecks, events } = platform;
  const now = clock.now();
  for (const adapter of ageChecks.all) {
    const said = adapter.read(answer);
    if (!said) continue;
    const { memberId } = viewer;
    const taken = await sql.begin(async (tx) => {
      const ticket = { tokenHash: hashSecret(said.reference), memberId, adapter: adapter.name };
      if (!(await takeTicket(tx, ticket, now))) return false;
      await saveAgeCheck(tx, memberId, { passed: said.passed, checked_at: now });
      // The message written at sign-up has waited for it.
      if (said.passed) await jobs.enqueue(tx, { kind: 'signup.first-message', payload: { memberId }, runAt: now });
      return true;
    });
    if (!taken) break;
    events.send(memberId, { type: 'user_changed' });
    return ageCheckOf(platform, viewer, context);
  }
  throw new ServerError('link_invalid');
}
