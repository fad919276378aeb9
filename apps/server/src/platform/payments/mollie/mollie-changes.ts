import type { MollieClient } from '@mollie/api-client';

import type { ChangesPage, Span } from '../provider.ts';
import { paymentOf } from './mollie-payment.ts';

/**
 * Mollie lists payments by creation, not by change, newest first. So the list is read back for as long as a payment can stay open (a
 * transfer has a week, and may be late), then refunds and chargebacks, which have dates of their own.
 */
const openAtMost = 15 * 86_400_000;
const pageSize = 100;

const lists = ['payments', 'refunds', 'chargebacks'] as const;
const embed = ['payment'] as never;

const within = ({ from, until }: Span, at: string | null | undefined): boolean =>
  typeof at === 'string' && Date.parse(at) >= from.getTime() && Date.parse(at) < until.getTime();

/** A page is `<list>:<first item>`. */
export async function listChanges(mollie: MollieClient, span: Span, page = 'payments:'): Promise<ChangesPage> {
  const [list = '', cursor = ''] = page.split(':');
  const at = { limit: pageSize, ...(cursor === '' ? {} : { from: cursor }) };
  const since = span.from.getTime();
  const nextOf = (oldest: string | undefined, until: number, next: string | undefined): { next?: string } => {
    if (next !== undefined && oldest !== undefined && Date.parse(oldest) >= until) return { next: `${list}:${next}` };
    const following = lists[lists.findIndex((name) => name === list) + 1];
    return following === undefined ? {} : { next: `${following}:` };
  };
  if (list === 'payments') {
    const found = await mollie.payments.page(at);
    return {
      payments: found
        .filter((one) =>
          [one.createdAt, one.paidAt, one.canceledAt, one.expiredAt, one.failedAt].some((time) => within(span, time)),
        )
        .map((one) => paymentOf(one)),
      ...nextOf(found.at(-1)?.createdAt, since - openAtMost, found.nextPageCursor),
    };
  }
  const found =
    list === 'refunds' ? await mollie.refunds.page({ ...at, embed }) : await mollie.chargebacks.page({ ...at, embed });
  const changed = found.filter(
    (one) => within(span, one.createdAt) || within(span, 'reversedAt' in one ? one.reversedAt : null),
  );
  return {
    payments: changed.flatMap(({ _embedded }) => (_embedded?.payment ? [paymentOf(_embedded.payment)] : [])),
    ...nextOf(found.at(-1)?.createdAt, since, found.nextPageCursor),
  };
}
