import type { Sql } from '../platform/database.ts';
import { csvLine } from '../platform/tables/csv.ts';
import { minorUnits, numberText, titleOf } from './receipt-content.ts';
import { receiptWords } from './receipt-words.ts';
import { listMovements, listReceipts, type Movement, type ReceiptRow } from './receipts.store.ts';
import { kindMessages, tableMessages } from './table.messages.ts';

const portion = 500;
/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** “2026-11-25 13:24:08”, in UTC: recognised as a time by spreadsheets in every language. */
const timeText = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** All movements of a member's credits and the payments for them, oldest first, line by line while it is read. */
export async function* transactionsTable(sql: Sql, memberId: number, language: string): AsyncGenerator<string> {
  const { say } = receiptWords(language);
  const columns = ['at', 'kind', 'number', 'credits', 'balance', 'amount', 'net', 'vat', 'rate', 'currency'] as const;
  yield byteOrderMark + csvLine(columns.map((column) => say(tableMessages[column])));
  // A member has few receipts, but may have sent tens of thousands of messages.
  const receipts = await listReceipts(sql, memberId);
  let next = 0;
  for (let after = 0; ;) {
    const movements = await listMovements(sql, memberId, after, portion);
    for (const movement of movements) {
      for (; receipts[next] && receipts[next]!.issued_at < movement.created_at; next += 1)
        yield receiptLine(receipts[next]!, language);
      yield movementLine(movement, say(kindMessages[movement.kind]));
    }
    const last = movements.at(-1);
    if (!last || movements.length < portion) break;
    after = last.id;
  }
  for (const receipt of receipts.slice(next)) yield receiptLine(receipt, language);
}

const movementLine = ({ created_at, public_id, amount, balance_after }: Movement, kind: string): string =>
  csvLine([timeText(created_at), kind, public_id, amount, balance_after, null, null, null, null, null]);

function receiptLine(receipt: ReceiptRow, language: string): string {
  const { kind, series, number, issued_at, gross, net, vat, vat_rate, currency } = receipt;
  const money = (minor: number) => Number((minor / 10 ** minorUnits(currency)).toFixed(minorUnits(currency)));
  return csvLine([
    timeText(issued_at),
    titleOf(kind, language),
    numberText(series, number),
    null,
    null,
    money(gross),
    money(net),
    money(vat),
    vat_rate / 100,
    currency,
  ]);
}
