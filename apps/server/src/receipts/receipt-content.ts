import { languages, localeOf } from '@heartline/api-client/contract';

import { receiptMessages as messages } from './receipt.messages.ts';
import { receiptWords } from './receipt-words.ts';
import type { ReceiptRow } from './receipts.store.ts';
import { dayIn } from './vat.ts';

/** The content of a receipt, in its own language. */
export interface ReceiptContent {
  language: string;
  site: string;
  title: string;
  /** Label and text of each. */
  facts: [string, string][];
  sellerTitle: string;
  seller: string[];
  columns: [string, string];
  item: [string, string];
  parts: [string, string][];
  total: [string, string];
  notes: string[];
}

const letters = { receipts: 'R', credit_notes: 'C' } as const;

/** “R-000012”: the notation of receipt numbers everywhere. */
export const numberText = (series: ReceiptRow['series'], number: number): string =>
  `${letters[series]}-${String(number).padStart(6, '0')}`;

/** Number of minor units in one unit of a currency. */
export const minorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const titles = {
  receipt: messages.receipt,
  credit_note: messages.creditNote,
  correction: messages.correction,
} as const;
const totals = { receipt: messages.total, credit_note: messages.back, correction: messages.again } as const;

/** The title of each kind in a language. */
export const titleOf = (kind: ReceiptRow['kind'], language: string): string => receiptWords(language).say(titles[kind]);

export function receiptContent(receipt: ReceiptRow): ReceiptContent {
  const { kind, seller, country, currency, vat_rate: rate } = receipt;
  const language = localeOf(receipt.language);
  const { say } = receiptWords(language);
  const { formats } = languages[language];
  const format = new Intl.NumberFormat(formats, { style: 'currency', currency });
  const money = (minor: number) => format.format(minor / 10 ** minorUnits(currency));
  const day = (date: string) =>
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const percent = new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
  const nameOf = (code: string) => new Intl.DisplayNames([formats], { type: 'region' }).of(code) ?? code;
  const where = { country: nameOf(country) };
  const isReceipt = kind === 'receipt';
  const about = `${numberText('receipts', receipt.of_number)}\n${day(dayIn(country, receipt.of_issued_at))}`;
  const taxed = rate > 0;
  return {
    language,
    site: seller.site,
    title: titleOf(kind, language),
    facts: [
      [say(messages.number), numberText(receipt.series, receipt.number)],
      [say(messages.issued), day(dayIn(country, receipt.issued_at))],
      [say(messages.paid), day(receipt.paid_on)],
      ...(isReceipt ? [] : [[say(messages.about), about] satisfies [string, string]]),
    ],
    sellerTitle: say(messages.seller),
    seller: [
      seller.name,
      seller.address,
      seller.city,
      nameOf(seller.country),
      say(messages.registration, { number: seller.registration }),
      ...seller.vat_numbers.map((number) => say(messages.vatNumber, { number })),
    ],
    columns: [say(messages.what), say(messages.amount)],
    item: [receipt.description, money(receipt.gross)],
    parts: [
      ...(taxed ? [[say(messages.net), money(receipt.net)] satisfies [string, string]] : []),
      [taxed ? say(messages.vat, { ...where, rate: percent }) : say(messages.untaxed, where), money(receipt.vat)],
    ],
    total: [say(totals[kind]), money(receipt.gross)],
    notes: [
      ...(kind === 'credit_note' ? [say(messages.wentBack)] : []),
      ...(kind === 'correction' ? [say(messages.paidAgain)] : []),
      ...(isReceipt && taxed ? [say(messages.included)] : []),
      say(messages.help, { email: seller.email }),
    ],
  };
}
