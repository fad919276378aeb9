import { languages, type Locale } from '@heartline/api-client/contract';
import { html } from 'hono/html';

import type { Words } from '../platform/words.ts';
import type * as data from './export-data.store.ts';
import { exportMessages as messages } from './export.messages.ts';
import type { Rows } from './json.ts';

/** The reader of the pages, and the name of their site. */
export interface PageReader {
  locale: Locale;
  timeZone: string;
  site: string;
  say: Words['say'];
}

/** The content of the first page; rows are read when they are written. */
export interface IndexContent {
  until: Date;
  account: { name: string; email: string; signedUp: Date };
  profile: { about: string; birthDate: string; country: string };
  photos: Rows<{ path: string }>;
  conversations: Rows<Pick<data.ConversationOfOwner, 'id' | 'name'>>;
  likes: Rows<{ name: string | null }>;
  visits: Rows<{ name: string | null }>;
  blocks: Rows<{ name: string | null }>;
  purchases: Rows<data.PurchaseOfOwner>;
  notices: Rows<data.NoticeOfOwner>;
  reports: Rows<data.ReportOfOwner>;
  complaints: Rows<data.ComplaintOfOwner>;
}

type Page = AsyncGenerator<string>;

/** The pages contain everything they need, because they are opened from a disk, without a network. */
const styles = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; background: light-dark(#fbf9f7, #161314); color: light-dark(#2a2325, #f1ecec) }
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 44rem; overflow-wrap: anywhere }
  h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem } h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem }
  a { color: inherit } p { margin: .5rem 0 } .quiet { opacity: .75 } .text { white-space: pre-wrap }
  blockquote { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1.25rem; margin: 0 } dt { opacity: .75 } dd { margin: 0 }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem } li { padding: .5rem 0; border-bottom: 1px solid light-dark(#e8e0dc, #383133) }
  .photos { grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)) } .photos li { border: 0; padding: 0 }
  img { width: 100%; aspect-ratio: 3/4; object-fit: cover; border-radius: .75rem; display: block }
  .said { display: grid; gap: .75rem; margin-top: 1.5rem } .said div { max-width: 85%; justify-self: start; padding: .5rem .875rem; border-radius: 1rem; background: light-dark(#efe8e4, #2b2527) }
  .said .mine { justify-self: end; background: light-dark(#f9dde2, #54222d) } .said p { margin: 0 } small { opacity: .75 }`;

/** Nothing in the page may run or send anything anywhere, whatever text it contains. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * file: blob:; base-uri 'none'; form-action 'none'";

async function* pageOf({ locale }: PageReader, title: string, body: () => Page): Page {
  yield '<!doctype html>\n';
  yield html`<html lang="${locale}" dir="${languages[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>`;
  yield `${styles}\n</style>\n</head>\n<body>\n`;
  yield* body();
  yield '</body>\n</html>\n';
}

/** The page that a person reads first: their account, their photos, and a link to each conversation. */
export function indexPage(reader: PageReader, content: IndexContent): Page {
  const { say, site, locale, timeZone } = reader;
  const { formats } = languages[locale];
  const at = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone });
  const title = say(messages.title, { site });
  return pageOf(reader, title, async function* body() {
    const { account, profile } = content;
    const country = new Intl.DisplayNames(formats, { type: 'region' }).of(profile.country) ?? profile.country;
    // A birth date is the same in every time zone.
    const birth = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' });
    const facts = [
      [say(messages.name), account.name],
      [say(messages.email), account.email],
      [say(messages.birthDate), birth.format(new Date(profile.birthDate))],
      [say(messages.country), country],
      [say(messages.signedUp), day.format(account.signedUp)],
      [say(messages.about), profile.about],
    ].filter(([, fact]) => fact !== '');
    yield html`<main>
      <h1>${title}</h1>
      <p class="quiet">${say(messages.made, { date: at.format(content.until) })}</p>
      <p>${say(messages.intro)}</p>
      <h2>${say(messages.account)}</h2>
      <dl>
        ${facts.map(
          ([name, fact]) =>
            html`<dt>${name}</dt>
              <dd class="text">${fact}</dd>`,
        )}
      </dl>
     `;
    let number = 0;
    const someone = say(messages.someone);
    const named = ({ name }: { name: string | null }) => html`<li>${name ?? someone}</li> `;
    yield* listOf(reader, messages.photos, content.photos, 'photos', ({ path }) => {
      number += 1;
      return html`<li>
        <a href="${path}"><img src="${path}" alt="${say(messages.photo, { number })}" loading="lazy" /></a>
      </li> `;
    });
    yield* listOf(
      reader,
      messages.conversations,
      content.conversations,
      '',
      ({ id, name }) => html`<li><a href="${conversationPath(id)}">${name ?? someone}</a></li> `,
    );
    yield* listOf(reader, messages.likes, content.likes, '', named);
    yield* listOf(reader, messages.visits, content.visits, '', named);
    yield* listOf(reader, messages.blocks, content.blocks, '', named);
    yield* listOf(reader, messages.purchases, content.purchases, '', ({ credits, amount, currency, at: bought }) => {
      const price = priceOf(formats, amount, currency);
      return html`<li>
        ${say(messages.credits, { count: credits })} · ${price}<br /><small>${at.format(bought)}</small>
      </li> `;
    });
    yield* listOf(
      reader,
      messages.notices,
      content.notices,
      '',
      ({ facts: why, appeal_text: appeal, appeal_answer: answer, at: made }) =>
        html`<li>
          <small>${at.format(made)}</small
          >${[why, appeal, answer].map((text) => (text ? html`<p class="text">${text}</p>` : ''))}
        </li> `,
    );
    yield* listOf(
      reader,
      messages.reports,
      content.reports,
      '',
      ({ name, text, at: made }) =>
        html`<li>
          ${name ?? someone}<br /><small>${at.format(made)}</small>
          <p class="text">${text}</p>
        </li> `,
    );
    yield* listOf(
      reader,
      messages.complaints,
      content.complaints,
      '',
      ({ reference, entries, at: made }) =>
        html`<li>
          <small>${reference} · ${at.format(made)}</small>
          ${entries.map(({ by_me: mine, text }) =>
            mine ? html`<p class="text">${text}</p>` : html`<blockquote class="text">${text}</blockquote>`,
          )}
        </li> `,
    );
    yield '</main>\n';
  });
}

/** Amounts are in the smallest unit of their currency. */
function priceOf(formats: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(formats, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

async function* listOf<T>(
  { say }: PageReader,
  heading: (typeof messages)[keyof typeof messages],
  rows: Rows<T>,
  style: string,
  rowOf: (row: T) => ReturnType<typeof html>,
): Page {
  yield html`<h2>${say(heading as typeof messages.photos)}</h2> `;
  let any = false;
  for await (const row of rows) {
    if (!any) yield html`<ul class="${style}"> `;
    any = true;
    yield rowOf(row);
  }
  yield any ? '</ul>\n' : html`<p class="quiet">${say(messages.nothing)}</p> `;
}

export const conversationPath = (id: string): string => `conversations/${id}.html`;

/** One conversation, the oldest message first. @param photoOf the file of a photo that the member has sent, from the first page */
export function conversationPage(
  reader: PageReader,
  name: string | null,
  said: Rows<data.MessageOfOwner>,
  photoOf: (id: string) => string | null,
): Page {
  const { say, locale, timeZone } = reader;
  const at = new Intl.DateTimeFormat(languages[locale].formats, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const title = name ?? say(messages.someone);
  return pageOf(reader, title, async function* body() {
    const [you, photo] = [say(messages.you), say(messages.sentPhoto)];
    const kinds = { icebreaker: say(messages.icebreaker), gift: say(messages.gift), photo, text: '' };
    yield html`<nav><a href="../index.html">${say(messages.back)}</a></nav>
      <main>
        <h1>${title}</h1>
        <div class="said">
       `;
    for await (const { by_me: mine, kind, text, about, item, at: sent } of said) {
      const file = kind === 'photo' && mine && item !== null ? photoOf(item) : null;
      const words = file
        ? html`<a href="../${file}"><img src="../${file}" alt="${photo}" loading="lazy" /></a>`
        : html`<p class="text">${text ?? kinds[kind]}</p>`;
      yield html`<div class="${mine ? 'mine' : ''}">
        <small>${mine ? you : title} · ${at.format(sent)}</small
        >${about ? answered(reader, about, mine, title) : ''}${words}
      </div> `;
    }
    yield '</div>\n</main>\n';
  });
}

/** The element of a profile that a message answers to: the quoted words, or only that it is a photo or an interest. */
function answered({ say }: PageReader, about: NonNullable<data.MessageOfOwner['about']>, mine: boolean, name: string) {
  const photo = about.kind === 'photo';
  const theirs = photo ? messages.theirPhoto : messages.theirProfile;
  const heading = mine ? say(theirs, { name }) : say(photo ? messages.yourPhoto : messages.yourProfile);
  return html`<blockquote>
    <small>${heading}</small>${about.kind === 'text' ? html`<p class="text">${about.text}</p>` : ''}
  </blockquote>`;
}
