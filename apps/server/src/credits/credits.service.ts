import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { findEntry, listEntries, type EntryRow } from './credits.store.ts';
import {
  discounted,
  resolveDiscount,
  welcomeDiscount,
  answerOf,
  type Discount,
  type DiscountMember,
} from './discount.service.ts';
import { balanceOf } from './ledger.ts';
import { wayOf } from './ways.service.ts';
import { currencyOf, messagePrice, packagesOf, type CreditPackage } from '../site/packages.data.ts';

type PackagesAnswer = EndpointAnswer<typeof endpoints.credits.packages>;
type Transaction = EndpointAnswer<typeof endpoints.credits.transaction>['transaction'];

const pageSize = 50;

export interface Price {
  amount: number;
  currency: string;
  discount: Discount | null;
}

/** The price of a package. All prices are computed here, for the list and for the order (security.md section 3). */
export function priceOf(creditPackage: CreditPackage, discount: Discount | null): Price {
  const { amount, currency } = creditPackage;
  const applies =
    discount && amount >= discount.minimumOrder && (discount.currency === null || discount.currency === currency);
  return applies
    ? { amount: discounted(amount, discount.percentage), currency, discount }
    : { amount, currency, discount: null };
}

/** Packages of a country. A member sees the prices that the order will have; an unknown code shows none. */
export async function listPackages(
  platform: Platform,
  site: Site,
  member: DiscountMember | null,
  { country: asked, code }: { country?: string | undefined; code?: string | undefined },
): Promise<PackagesAnswer> {
  const country = member?.country ?? asked ?? site.settings.default_country;
  const discount = code ? await discountOrNull(platform, code, member) : null;
  const { message_credits } = site.settings;
  const packages = packagesOf(country);
  const cheapest = Math.min(...packages.map((item) => item.amount / item.credits));
  return {
    country,
    currency: currencyOf(country),
    message_credits,
    payments_open: platform.payments.current(site.id) !== undefined,
    discount_methods: discount?.methods ?? [],
    packages: packages.map((item) => {
      const price = priceOf(item, discount);
      return {
        id: item.id,
        credits: item.credits,
        price: { amount: item.amount, currency: item.currency },
        price_per_message: {
          amount: messagePrice({ ...item, amount: price.amount }, message_credits),
          currency: item.currency,
        },
        discounted_price: price.discount ? { amount: price.amount, currency: price.currency } : null,
        discount_percentage: price.discount?.percentage ?? null,
        best_value: item.amount / item.credits === cheapest,
      };
    }),
  };
}

async function discountOrNull(
  platform: Platform,
  code: string,
  member: DiscountMember | null,
): Promise<Discount | null> {
  try {
    return await resolveDiscount(platform, code, member);
  } catch (error) {
    if (error instanceof ServerError) return null;
    throw error;
  }
}

export async function findDiscountCode(
  platform: Platform,
  member: DiscountMember | null,
  { code, welcome }: { code?: string | undefined; welcome?: 'true' | undefined },
): Promise<EndpointAnswer<typeof endpoints.credits.discountCode>> {
  const discount = welcome
    ? await welcomeDiscount(platform, member)
    : code
      ? await resolveDiscount(platform, code, member)
      : null;
  return { discountcode: discount && answerOf(discount, member) };
}

export async function listTransactions(
  { sql }: Platform,
  memberId: number,
  cursor: string | undefined,
): Promise<EndpointAnswer<typeof endpoints.credits.transactions>> {
  if (cursor !== undefined && !(await findEntry(sql, memberId, cursor))) throw invalidFields({ cursor: 'invalid' });
  const [rows, balance] = await Promise.all([
    listEntries(sql, memberId, cursor, pageSize + 1),
    balanceOf(sql, memberId),
  ]);
  const page = rows.slice(0, pageSize);
  return {
    transactions: page.map(transactionOf),
    balance,
    next_cursor: rows.length > pageSize ? (page.at(-1)?.public_id ?? null) : null,
  };
}

export async function getTransaction(
  { sql }: Platform,
  memberId: number,
  id: string,
): Promise<EndpointAnswer<typeof endpoints.credits.transaction>> {
  const row = await findEntry(sql, memberId, id);
  if (!row) throw notFound();
  return { transaction: transactionOf(row), way: await wayOf(sql, memberId, row.id) };
}

const transactionOf = (row: EntryRow): Transaction => ({
  id: row.public_id,
  kind: row.kind,
  credits: row.amount,
  balance: row.balance_after,
  payment_id: row.order_public_id,
  created_at: row.created_at.toISOString(),
});
