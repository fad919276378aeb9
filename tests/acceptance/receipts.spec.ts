import { readFile } from 'node:fs/promises';

import { expect, type Download, type Locator, type Page } from '@playwright/test';

import { readPdf } from '../../apps/server/src/receipts/testing/pdf-text.ts';
import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');

async function download(page: Page, link: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return file;
}

/** The text of a PDF on one line, with plain spaces. */
async function textOf(file: Download): Promise<string> {
  const { lines } = await readPdf(await readFile(await file.path()));
  return lines.join(' ').replaceAll(/\s+/g, ' ');
}

test('[PAY-13ade] a purchase has its receipt as PDF, a refund its credit note, and everything is available as CSV; nobody else gets them', async ({
  open,
}) => {
  const page = await open({ language: 'de', country: 'DE' });
  await join(page, stranger({ name: 'Annelore', language: 'de', country: 'DE' }));
  const other = await open({ allowed: /status of 404/ });
  await join(other, stranger({ name: 'Bert', gender: 'man', seeking: 'woman' }));
  const receipt = page.getByRole('link', { name: /^Beleg R-\d{6} \(PDF\)$/ });
  const creditNote = page.getByRole('link', { name: /^Gutschrift C-\d{6} \(PDF\)$/ });
  const numberIn = async (link: Locator) => / ([RC]-\d{6}) /.exec((await link.textContent()) ?? '')?.[1] ?? '';

  await test.step('the page of the payment has the receipt, with company, VAT and number', async () => {
    await page.goto('/credits/credits-100/paypal');
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
    await expect(page).toHaveURL(/sandbox-pay/);
    await page.locator('button[value=pay]').click();
    await expect(receipt).toBeVisible();
    const number = await numberIn(receipt);
    const file = await download(page, receipt);
    expect(file.suggestedFilename()).toBe(`heartline-${number}.pdf`);
    const text = await textOf(file);
    for (const words of ['Beleg', number, 'Heartline Media B.V.', 'USt-IdNr.: NL000000001B01'])
      expect(text).toContain(words);
    for (const words of ['Mehrwertsteuer 19 % (Deutschland) 1,79 €', 'Bezahlt insgesamt 11,24 €'])
      expect(text).toContain(words);
    const address = (await receipt.getAttribute('href')) ?? '';
    await expect(call(other, 'GET', address)).rejects.toThrow(/: 404 /);
  });

  await test.step('a refund has a credit note, beside the receipt', async () => {
    await page.goto('/transactions');
    await page.getByRole('link', { name: say('credits.transactions.purchase') }).click();
    await expect(receipt).toBeVisible();
    await expect(creditNote).toBeHidden();
    await page.getByRole('button', { name: say('credits.withdrawal.start') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('credits.withdrawal.confirm') })
      .click();
    await expect(async () => {
      await page.reload();
      await expect(creditNote).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    const text = await textOf(await download(page, creditNote));
    for (const words of ['Gutschrift', await numberIn(creditNote), await numberIn(receipt)])
      expect(text).toContain(words);
    expect(text).toContain('Erstattet insgesamt -11,24 €');
  });

  await test.step('the list has all of it as a table', async () => {
    await page.goto('/transactions');
    const file = await download(page, page.getByRole('link', { name: say('credits.receipts.table') }));
    expect(file.suggestedFilename()).toMatch(/^heartline-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n').map((line) => line.split(','));
    const found = (kind: string) => rows.filter((cells) => cells[1] === kind).map((cells) => cells.slice(3));
    expect(found(say('credits.transactions.signup'))).toEqual([['30', '30', '', '', '', '', '']]);
    expect(found(say('credits.transactions.purchase'))).toEqual([['100', '130', '', '', '', '', '']]);
    expect(found('Beleg')).toEqual([['', '', '11.24', '9.45', '1.79', '19', 'EUR']]);
    expect(found('Gutschrift')).toEqual([['', '', '-11.24', '-9.45', '-1.79', '19', 'EUR']]);
  });
});

/** Buyers by country, and the expected text of their receipts. */
const buyers = [
  { language: 'fi', country: 'FI', zone: 'Europe/Helsinki', vat: 'ALV 25,5 % (Suomi)' },
  { language: 'pl', country: 'PL', zone: 'Europe/Warsaw', vat: 'VAT 23% (Polska)' },
  { language: 'nb', country: 'NO', zone: 'Europe/Oslo', vat: 'Mva. 25 % (Norge)' },
] as const;

test('[PAY-13bc] each pays the VAT of their own country, and the numbers of receipts have no gaps although they pay at the same moment', async ({
  open,
}) => {
  const pages: Page[] = [];
  for (const { language, country } of buyers) {
    const page = await open({ language, country });
    await join(page, stranger({ name: `Buyer${country}`, language, country }));
    await page.goto('/credits/credits-100/paypal');
    const [order = ''] = wordsOf(language).say('payments.checkout.pay', { price: '|' }).split('|');
    await page.getByRole('button', { name: order.trim() }).click();
    await expect(page).toHaveURL(/sandbox-pay/);
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.locator('button[value=pay]').click()));

  for (const [index, { language, zone, vat }] of buyers.entries()) {
    const page = pages[index]!;
    const receipt = page.getByRole('link', { name: /R-\d{6} \(PDF\)$/ });
    const file = await download(page, receipt);
    const text = await textOf(file);
    expect(text).toContain(vat);
    const today = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone }).format(new Date());
    expect(text).toContain(`${wordsOf(language).say('receipts.pdf.paid')} ${today}`);
    // Downloading again gives the same file.
    const again = await download(page, receipt);
    expect((await readFile(await again.path())).equals(await readFile(await file.path()))).toBe(true);
  }

  const series = await stored(
    (sql) => sql<{ gaps: boolean; falls: boolean; receipts: number }[]>`
      select bool_or(number <> place) as gaps, coalesce(bool_or(issued_at < before), false) as falls, count(*)::int as receipts
      from (select company_id, series, number, issued_at, row_number() over numbered as place, lag(issued_at) over numbered as before
        from receipts window numbered as (partition by company_id, series order by number)) r
      group by company_id, series`,
  );
  expect(series.reduce((sum, { receipts }) => sum + receipts, 0)).toBeGreaterThanOrEqual(buyers.length);
  for (const { gaps, falls } of series) expect([gaps, falls]).toEqual([false, false]);
});
