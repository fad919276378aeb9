import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { activate, call, creditsOf, signUp, stranger } from './support/people.ts';
import { hiddenData, photoWithPlace } from './support/photos.ts';
import { wordsOf, type Language } from './support/words.ts';

/** Piotr buys, in his language and on his device; Anna uses the other one. */
const casts = [
  {
    where: 'in German on a phone',
    language: 'de',
    annas: 'en',
    country: 'DE',
    total: 11.24,
    currency: 'EUR',
    pocket: true,
  },
  {
    where: 'in Polish on a desktop',
    language: 'pl',
    annas: 'de',
    country: 'PL',
    total: 50.24,
    currency: 'PLN',
    pocket: false,
  },
] as const;

for (const { where, language, annas: annasLanguage, country, total, currency, pocket } of casts)
  test(`[SGN-05a][CHAT-02abe][NAV-05a][PAY-03bd][PAY-04][PAY-07] two strangers sign up, find each other, chat, run out of credits, buy, and go on chatting, ${where}`, async ({
    open,
  }) => {
    const anna = stranger({ name: 'Anna', gender: 'woman', seeking: 'man', country, language: annasLanguage });
    const piotr = stranger({ name: 'Piotr', gender: 'man', seeking: 'woman', country, language });
    const { say, intl } = wordsOf(language);
    const price = intl.formatNumber(total, { style: 'currency', currency });
    const [annas, piotrs] = await Promise.all([
      open({ language: annasLanguage }),
      open({ language, ...(pocket ? phone : {}) }),
    ]);

    await test.step('both sign up and confirm', async () => {
      await Promise.all([signUp(annas, anna), signUp(piotrs, piotr)]);
      await Promise.all([activate(annas, anna), activate(piotrs, piotr)]);
      expect(await creditsOf(piotrs)).toBe(30);
    });

    await test.step('Piotr adds a photo; nothing but its pixels is kept, and Anna sees it', async () => {
      await piotrs.goto('/profile');
      await piotrs.getByLabel(say('photos.own.add')).setInputFiles(await photoWithPlace());
      await piotrs.getByRole('button', { name: say('photos.crop.whole') }).click();
      await expect(piotrs.getByText(say('photos.own.main'))).toBeVisible();
      await annas.goto(`/members?country=${country}`);
      await annas.getByRole('link', { name: new RegExp(piotr.name) }).click();
      await expect(annas.getByRole('heading', { level: 1, name: new RegExp(piotr.name) })).toBeVisible();
      const photo = annas.getByRole('img', {
        name: wordsOf(annasLanguage).say('members.profile.photo', { number: 1, total: 1, name: piotr.name }),
      });
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
      const seen = await annas.request.get(await photo.evaluate((image: HTMLImageElement) => image.currentSrc));
      expect(await hiddenData(await seen.body())).toEqual([]);
    });

    await test.step('Piotr finds Anna and opens a conversation with her', async () => {
      await piotrs.goto(`/members?country=${country}&sort=new`);
      await piotrs
        .getByRole('link', { name: new RegExp(anna.name) })
        .first()
        .click();
      await expect(piotrs.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
      await piotrs.getByRole('link', { name: say('members.profile.chat') }).click();
      await expect(piotrs).toHaveURL(/\/chats\/.+/);
      expect(await creditsOf(piotrs)).toBe(30);
    });
    const conversation = new URL(piotrs.url()).pathname;

    const composer = piotrs.getByLabel(say('chat.footer.label', { name: anna.name }), { exact: true });
    await test.step('the welcome credits buy three messages; the fourth was half written when the last credits were spent elsewhere', async () => {
      for (const [index, text] of ['Hello Anna!', 'How are you?', 'Coffee?'].entries()) {
        if (index < 2) await send(piotrs, anna.name, text, language);
        else {
          await composer.fill('Tomorrow at three?');
          const message = { client_id: randomUUID(), kind: 'text', text };
          await call(piotrs, 'POST', `/api/conversations/${conversation.split('/').at(-1)}/messages`, message);
        }
        await expect(bubble(piotrs, anna.name, text, language)).toBeVisible();
        await expectUnread(annas, annasLanguage, index + 1);
        expect(await creditsOf(piotrs)).toBe(30 - 10 * (index + 1));
      }
      await expect(piotrs.getByText(say('chat.footer.noCreditsTitle'))).toBeVisible();
      await expect(piotrs.getByText(say('chat.footer.noCreditsText', { cost: 10, credits: 0 }))).toBeVisible();
      await expect(composer).toHaveValue('Tomorrow at three?');
    });

    await test.step('Anna reads and answers at once; Piotr sees it without doing anything', async () => {
      await annas.goto('/chats');
      await annas.getByRole('link', { name: new RegExp(piotr.name) }).click();
      await expect(bubble(annas, piotr.name, 'Coffee?', annasLanguage)).toBeVisible();
      await expectUnread(annas, annasLanguage, 0);
      await send(annas, piotr.name, 'With pleasure.', annasLanguage);
      await expect(bubble(piotrs, anna.name, 'With pleasure.', language)).toBeVisible();
      await expect.poll(() => creditsOf(annas)).toBe(20);
      expect(await creditsOf(piotrs)).toBe(0);
    });

    await test.step('Piotr buys once, becomes premium, and returns to the conversation', async () => {
      await piotrs.getByRole('button', { name: say('chat.footer.buy') }).click();
      const dialog = piotrs.getByRole('dialog', { name: say('credits.page.title') });
      for (const text of [say('credits.page.balance', { credits: 0 }), say('credits.dialog.textStays')])
        await expect(dialog).toContainText(text);
      await expect(dialog.getByRole('link', { name: say('credits.dialog.all') })).toBeVisible();
      const offers = dialog.getByRole('listitem');
      await expect(offers).toHaveText([/^100 /, /^250 /, /^500 /]);
      await expect(dialog.getByRole('radio')).toHaveCount(0);
      await expect(offers.first()).toContainText(price);
      await offers.first().getByRole('link').click();
      await piotrs.locator('[data-slot=payment-method-tile]').filter({ hasText: 'PayPal' }).click();
      await piotrs.getByRole('button', { name: say('payments.checkout.pay', { price }) }).click();
      await expect(piotrs).toHaveURL(/sandbox-pay/);
      await expect(piotrs.getByText(price)).toBeVisible();
      expect(await creditsOf(piotrs)).toBe(0);
      await piotrs.getByRole('button', { name: say('sandbox.pay') }).click();
      await expect(piotrs.getByText(say('payments.result.completedText'))).toBeVisible();
      await expect(piotrs.getByText(say('payments.result.completed', { credits: 100 }))).toBeVisible();
      await expect(piotrs.getByText(say('payments.result.premium'))).toBeVisible();
      expect(await creditsOf(piotrs)).toBe(100);
      // Opening the result or the provider's page again adds nothing.
      await piotrs.reload();
      await expect(piotrs.getByText(say('payments.result.completedText'))).toBeVisible();
      expect(await creditsOf(piotrs)).toBe(100);
      await piotrs.getByRole('link', { name: say('payments.result.goOn') }).click();
      await expect(piotrs).toHaveURL(conversation);
    });

    await test.step('the draft is still there, and the conversation continues', async () => {
      await expect(composer).toHaveValue('Tomorrow at three?');
      await composer.press('Enter');
      await expect(bubble(annas, piotr.name, 'Tomorrow at three?', annasLanguage)).toBeVisible();
      await expect.poll(() => creditsOf(piotrs)).toBe(90);
    });

    await test.step('the ledger contains all of it, and nothing else', async () => {
      await piotrs.goto('/transactions');
      await expect(piotrs.getByText(say('credits.transactions.balance', { credits: 90 }))).toBeVisible();
      const row = (kind: string, amount: number, after: number) =>
        new RegExp(
          `^${say(`credits.transactions.${kind}`)}.*${say('credits.transactions.balanceAfter', { credits: after })}\\${intl.formatNumber(amount, { signDisplay: 'exceptZero' })} `,
        );
      await expect(piotrs.getByRole('listitem').filter({ has: piotrs.locator('time') })).toHaveText([
        row('message', -10, 90),
        row('purchase', 100, 100),
        row('message', -10, 0),
        row('message', -10, 10),
        row('message', -10, 20),
        row('signup', 30, 30),
      ]);
    });
  });

/** The badge of the messages, and the same number in the title. */
async function expectUnread(page: Page, language: Language, count: number): Promise<void> {
  const { say } = wordsOf(language);
  const link = page.getByRole('link', {
    name: new RegExp(`^(${say('site.bar.unread', { count })} ?)?${say('site.bar.messages')}`),
  });
  if (count === 0) await expect(page.getByRole('link', { name: say('site.bar.messages'), exact: true })).toBeVisible();
  else await expect(link).toContainText(String(count));
  await expect(page).toHaveTitle(count === 0 ? /^[^(]/ : new RegExp(`^\\(${count}\\) `));
}
