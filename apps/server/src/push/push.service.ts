import { endOfNight } from '../platform/night.ts';
import type { Platform } from '../platform/platform.ts';
import { forgetEndpoint } from '../session/push.store.ts';
import { idleSince } from '../session/session.service.ts';
import { siteOf } from '../site/mail-site.ts';
import { findNews, type News, type NewsJob } from './push.store.ts';
import { pushMessages } from './push.messages.ts';
import { pushWords } from './push-words.ts';

const kind = 'push.news';

/** Notifies browsers of new messages. `send_messages` writes the jobs with the message, one for each browser. */
export function registerPush(platform: Platform): void {
  platform.jobs.register<NewsJob>(kind, (job) => pushNews(platform, job));
}

/** Messages read meanwhile need no notification; those of the night are announced in the morning, once for all conversations. */
async function pushNews({ sql, clock, jobs, push, events }: Platform, job: NewsJob): Promise<void> {
  const now = clock.now();
  const { memberId, session } = job;
  const news = await findNews(sql, job, now, idleSince(now));
  if (!news || news.unread === 0) return;
  const morning = endOfNight(news.time_zone, now);
  if (morning)
    return jobs.enqueue(sql, { kind, key: `push:${session}`, payload: { memberId, session }, runAt: morning });
  const { settings } = siteOf(news.site_id);
  const { subscription } = news;
  const outcome = await push.deliver(subscription, {
    data: { title: settings.name, ...wordsOf(news), always: mustBeShown(subscription.endpoint) },
    about: news.conversations === 1 ? `chat:${news.conversation}` : 'chats',
    contact: settings.support_email,
  });
  if (outcome !== 'gone') return;
  await forgetEndpoint(sql, memberId, subscription.endpoint);
  events.send(memberId, { type: 'user_changed' });
}

/** Neither the text nor the sender: a notification is visible on a locked screen (security.md section 5). */
function wordsOf({ language, unread, conversations, conversation }: News) {
  const path = conversations === 1 ? `/chats/${conversation}` : '/chats';
  return { body: pushWords(language).say(pushMessages.unread, { count: unread }), path, language };
}

/** Safari ends the subscription of a site whose push shows nothing, even while the page itself is in view. */
const mustBeShown = (endpoint: string) => new URL(endpoint).hostname.endsWith('.push.apple.com');
