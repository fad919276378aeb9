import { Readable } from 'node:stream';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { RawAnswer } from '../platform/http/raw-answer.ts';
import type { Platform } from '../platform/platform.ts';
import { numberText } from './receipt-content.ts';
import { findReceipt, listReceiptsOf, ownsPayment } from './receipts.store.ts';
import { transactionsTable } from './table.ts';

/** @throws ServerError not_found */
export async function receiptsOf(
  { sql }: Platform,
  memberId: number,
  paymentId: string,
): Promise<EndpointAnswer<typeof endpoints.receipts.list>> {
  const rows = await listReceiptsOf(sql, memberId, paymentId);
  if (rows.length === 0 && !(await ownsPayment(sql, memberId, paymentId))) throw notFound();
  return {
    receipts: rows.map(({ public_id, kind, series, number, gross, vat, currency, issued_at }) => ({
      id: public_id,
      kind,
      number: numberText(series, number),
      total: { amount: gross, currency },
      vat: { amount: vat, currency },
      issued_at: issued_at.toISOString(),
    })),
  };
}

/** @throws ServerError not_found */
export async function downloadReceipt(
  { sql }: Platform,
  { memberId, siteId }: MemberViewer,
  id: string,
): Promise<RawAnswer> {
  const receipt = await findReceipt(sql, memberId, id);
  if (!receipt) throw notFound();
  // Loaded only here: it would be a tenth of the heap of a server, and receipts are downloaded rarely.
  const { receiptPdf } = await import('./receipt-pdf.ts');
  return file(
    await receiptPdf(receipt),
    'application/pdf',
    `${siteId}-${numberText(receipt.series, receipt.number)}.pdf`,
  );
}

/** All transactions of a member as a file for a spreadsheet, in their language; streamed while it is read. */
export function downloadTransactions({ sql, clock }: Platform, viewer: MemberViewer): RawAnswer {
  const lines = transactionsTable(sql, viewer.memberId, viewer.language);
  const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream<Uint8Array>;
  const day = clock.now().toISOString().slice(0, 10);
  return file(body, 'text/csv; charset=utf-8', `${viewer.siteId}-${day}.csv`);
}

const file = (body: RawAnswer['body'], type: string, name: string): RawAnswer =>
  new RawAnswer(body, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
