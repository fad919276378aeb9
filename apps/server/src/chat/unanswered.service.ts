import { boughtPart } from '../credits/bought-part.ts';
import { listSteps } from '../credits/credits.store.ts';
import { book, lockWallet } from '../credits/ledger.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site, SiteSettings } from '../platform/site.ts';
import { Tries } from '../platform/tries.ts';
import { loadSites } from '../site/site.store.ts';
import {
  deleteLookedUntil,
  findLookedUntil,
  listUnanswered,
  lockUnanswered,
  saveLookedUntil,
  type FirstMessage,
} from './unanswered.store.ts';

type Promised = NonNullable<SiteSettings['unanswered']>;

const secondsOf = ({ days }: Promised) => days * 86_400;
/** Milliseconds. An answer that was sent at the last moment may not be committed yet. */
const arrivesWithin = 300_000;
const atOnce = 200;
/** Milliseconds. A job has 45 s; the next run continues with the rest. */
const lookFor = 25_000;

export function registerUnanswered(platform: Platform): void {
  platform.jobs.every('chat.unanswered', 900, () => giveBackUnanswered(platform));
}

/**
 * Gives back the cost of first messages that nobody answered within the site's days (PAY-09). The message times alone decide what is due,
 * so it makes no difference when and how often this runs.
 */
export async function giveBackUnanswered(platform: Platform): Promise<void> {
  const tries = new Tries();
  const sites = await loadSites(platform.sql);
  for (const site of sites) await tries.do(() => lookThrough(platform, site, lookFor / sites.length));
  tries.end();
}

/** Continues from where the last run ended. A site that begins to give back does so only for messages that become due from then on. */
async function lookThrough(platform: Platform, { id, settings }: Site, milliseconds: number): Promise<void> {
  const { sql, clock, time } = platform;
  const promised = settings.unanswered;
  if (!promised) return deleteLookedUntil(sql, id);
  const ends = time.passed() + milliseconds;
  const seconds = secondsOf(promised);
  const until = new Date(clock.now().getTime() - seconds * 1000 - arrivesWithin);
  const from = (await findLookedUntil(sql, id)) ?? until;
  const tries = new Tries();
  let after: Pick<FirstMessage, 'created_at' | 'entry_id'> = { created_at: from, entry_id: 0 };
  let reached = from;
  while (reached < until && time.passed() < ends) {
    const found = await listUnanswered(sql, id, { after, until, seconds }, atOnce);
    for (const first of found) await tries.do(() => giveBack(platform, promised, first));
    after = found.at(-1) ?? after;
    reached = found.length < atOnce ? until : after.created_at;
  }
  // After a failure the position is not saved, so everything after it is examined again: nothing is given back twice.
  tries.end();
  await saveLookedUntil(sql, id, reached);
}

async function giveBack(platform: Platform, promised: Promised, first: FirstMessage): Promise<void> {
  const { sql, clock, events } = platform;
  const woken = await sql.begin(async (tx) => {
    const open = await lockUnanswered(tx, first, secondsOf(promised));
    if (!open) return undefined;
    const { member_id: memberId, counter_account: counterAccount } = open;
    await lockWallet(tx, memberId);
    const amount = Math.min(promised.credits, boughtPart(await listSteps(tx, memberId), first.entry_id));
    if (amount === 0) return undefined;
    const at = clock.now();
    const message = { conversationId: first.conversation_id, messageSeq: 1 };
    await book(tx, { memberId, kind: 'unanswered', counterAccount, amount, ...message }, at);
    await events.append(tx, memberId, { type: 'user_changed' }, at);
    return memberId;
  });
  if (woken !== undefined) events.wake([woken]);
}
