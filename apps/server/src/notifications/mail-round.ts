import { lastTelling } from '../people/veil.ts';
import { todayIn } from '../platform/age.ts';
import { AddressRefused } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';
import type { ActivityKind } from './mail-kinds.ts';
import { claimMail, findOccasions, giveBackMail, lastOfPortion, type Moments } from './mail-round.store.ts';
import { notificationMail } from './notification-mail.ts';
import { findReader } from './notifications.store.ts';
import { dueKinds, numbersOf, settleTime } from './occasions.ts';
import { returnName } from '../identity/return-address.ts';
import { stopMails } from './stop-mails.ts';
import { sealLink } from './unsubscribe-link.ts';

/** Seconds between two rounds. */
const every = 900;
/** Members that one job handles. */
const portion = 500;

interface Planned {
  memberId: number;
  kind: ActivityKind;
}

/** Searches all day for members with news, and mails those for whom the news still holds at sending. */
export function registerMailRound(platform: Platform): void {
  const { jobs, sql, clock } = platform;
  const beginAt = (after: number) =>
    jobs.enqueue(sql, { kind: 'mail.portion', payload: { after }, key: 'mail.portion', runAt: clock.now() });
  jobs.every('mail.round', every, () => beginAt(0));
  jobs.register<{ after: number }>('mail.portion', async ({ after }) => {
    const last = await lastOfPortion(sql, after, portion);
    if (last === undefined) return;
    await planMails(platform, after + 1, last);
    await beginAt(last);
  });
  jobs.register<Planned>('mail.notification', (planned) => sendMail(platform, planned));
}

export const momentsOf = ({ config }: Pick<Platform, 'config'>, now: Date): Moments => ({
  now,
  awaySince: new Date(now.getTime() - settleTime),
  tellEvery: config.tellEvery,
  toldUntil: lastTelling({ config }, now),
});

async function planMails(platform: Platform, first: number, last: number): Promise<void> {
  const { jobs, sql, clock } = platform;
  const now = clock.now();
  for (const occasion of await findOccasions(sql, { first, last }, momentsOf(platform, now)))
    for (const kind of dueKinds(occasion, now)) {
      const { memberId } = occasion;
      const key = `mail.notification:${memberId}:${kind}`;
      await jobs.enqueue(sql, { kind: 'mail.notification', payload: { memberId, kind }, key, runAt: now });
    }
}

/**
 * Since the plan, the member may have read the news, or night may have begun: a mail no longer due is skipped, and the next round plans
 * again.
 */
async function sendMail(platform: Platform, { memberId, kind }: Planned): Promise<void> {
  const { sql, clock, config, mailer } = platform;
  const now = clock.now();
  const [occasion] = await findOccasions(sql, { first: memberId, last: memberId }, momentsOf(platform, now));
  const reader = await findReader(sql, memberId);
  if (!occasion || !reader || !dueKinds(occasion, now).includes(kind)) return;
  if (!(await claimMail(sql, memberId, kind, todayIn(occasion.timeZone, now), now))) return;
  try {
    await mailer.deliver(
      notificationMail({
        kind,
        to: reader.email,
        language: reader.language,
        name: reader.name,
        site: mailSiteOf(reader.site_id),
        numbers: numbersOf(kind, occasion),
        origin: linkOriginOf(reader.site_id, config),
        token: sealLink(platform, { memberId, kind }),
        returnName: returnName(platform, { memberId, sentAt: now }, reader.email),
      }),
    );
  } catch (error) {
    // The receiving server reported at once that the mailbox does not exist.
    if (error instanceof AddressRefused) return await stopMails(platform, memberId, 'bounce', now);
    await giveBackMail(sql, memberId, kind, occasion.sent[kind]);
    throw error;
  }
}
