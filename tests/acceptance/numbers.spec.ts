import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { wordsOf, type Language } from './support/words.ts';

/** The same moment in each language: 9 March 2026, 14:05 in Berlin. By hand, following CLDR 48. */
const written: Partial<Record<Language, RegExp>> = {
  da: /^9\. mar\. 2026,? (kl\. )?14\.05$/,
  de: /^09\.03\.2026, 14:05$/,
  en: /^9 Mar 2026, 14:05$/,
  es: /^9 mar 2026, 14:05$/,
  fi: /^9\.3\.2026 (klo )?14\.05$/,
  fr: /^9 mars 2026[, ]+(à )?14:05$/,
  it: /^9 mar 2026, 14:05$/,
  nb: /^9\. mars 2026, 14:05$/,
  nl: /^9 mrt 2026[, ]+(om )?14:05$/,
  pl: /^9 mar 2026, 14:05$/,
  sv: /^9 mars 2026 (kl\. )?14:05$/,
};

for (const [language, moment] of Object.entries(written) as [Language, RegExp][])
  test(`[LOC-04b] dates and times of day are in the format of the reader’s language (${language})`, async ({
    open,
  }) => {
    const page = await open({ language });
    await join(page, stranger({ language }));
    // Stored times never change, so the answer is given another date.
    await page.route(/\/api\/transactions(\?|$)/, async (route) => {
      const response = await route.fetch();
      const { transactions, ...rest } = (await response.json()) as { transactions: object[] };
      const told = transactions.map((one) => ({ ...one, created_at: '2026-03-09T13:05:00.000Z' }));
      await route.fulfill({ response, json: { ...rest, transactions: told } });
    });
    await page.goto('/transactions');
    const time = page.getByRole('main').locator('time').first();
    await expect(time).toHaveAttribute('datetime', '2026-03-09T13:05:00.000Z');
    await expect(time).toHaveText(moment);
  });

test('[LOC-04bc] relative times and plurals follow the language: Polish has three forms, Finnish, French and German two', async ({
  open,
}) => {
  const said: Partial<Record<Language, [one: RegExp, few: RegExp, many: RegExp]>> = {
    en: [/^1 unread message /, /^2 unread messages /, /^5 unread messages /],
    de: [/^1 ungelesene Nachricht /, /^2 ungelesene Nachrichten /, /^5 ungelesene Nachrichten /],
    pl: [/^1 nieprzeczytana wiadomość /, /^2 nieprzeczytane wiadomości /, /^5 nieprzeczytanych wiadomości /],
    fi: [/^1 lukematon viesti /, /^2 lukematonta viestiä /, /^5 lukematonta viestiä /],
    fr: [/^1 message non lu /, /^2 messages non lus /, /^5 messages non lus /],
  };
  for (const [language, forms] of Object.entries(said) as [Language, [RegExp, RegExp, RegExp]][]) {
    const page = await open({ language });
    const annas = await open();
    const [me] = await Promise.all([join(page, stranger({ language })), join(annas, stranger({ name: 'Anna' }))]);
    const { chat } = await call<{ chat: { conversation: { id: string } } }>(annas, 'POST', '/api/conversations', {
      member_id: me.id,
    });
    await call(annas, 'POST', `/api/conversations/${chat.conversation.id}/messages`, {
      client_id: crypto.randomUUID(),
      kind: 'text',
      text: 'One.',
    });
    const link = page.getByRole('banner').locator('a[href="/chats"]').first();
    for (const [at, count] of [1, 2, 5].entries()) {
      await stored(
        (sql) => sql`
          update conversation_members set unread = ${count}
          where member_id = (select id from members where public_id = ${me.id}) returning unread`,
      );
      await page.goto('/members');
      await expect(link).toHaveAccessibleName(forms[at] ?? /never/);
    }
    // A visitor of the profile yesterday.
    await stored(
      (sql) => sql`
        insert into visits (member_id, visitor_id, day, visited_at)
        select me.id, v.id, noon::date, noon
        from members me, members v, (select date_trunc('day', now(), 'UTC') - interval '12 hours' as noon) yesterday
        where me.public_id = ${me.id} and v.confirmed_at is not null and v.id <> me.id and v.pool = me.pool
        order by v.id limit 1 returning member_id`,
    );
    await page.goto('/visits');
    const yesterday = wordsOf(language).intl.formatRelativeTime(-1, 'day', { numeric: 'auto' });
    await expect(page.getByRole('main')).toContainText(yesterday);
  }
});
