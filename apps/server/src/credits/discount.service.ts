import type { EndpointAnswer, endpoints, PaymentMethod } from '@heartline/api-client/contract';

import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findDiscount, isCodeTaken, type DiscountRow } from './credits.store.ts';

type DiscountAnswer = NonNullable<EndpointAnswer<typeof endpoints.credits.discountCode>['discountcode']>;

/** The member who wants the discount; null for a visitor, to whom only codes for everybody apply. */
export interface DiscountMember {
  memberId: number;
  publicId: string;
  pool: string;
  country: string;
}

export interface Discount {
  code: string;
  percentage: number;
  minimumOrder: number;
  currency: string | null;
  country: string | null;
  /** Only for the calling member. */
  personal: boolean;
  methods: PaymentMethod[];
  validity: DiscountRow['validity'];
  expiresAt: Date | null;
}

/** The code of a new member's first hours (ALT-05). */
export const welcomeCode = 'TIMEBONUS25';

/** The price with the discount, rounded in the member's favour, so that the percentage is never less than promised. */
export const discounted = (amount: number, percentage: number): number =>
  Math.floor((amount * (100 - percentage)) / 100);

/** A discount limited to some methods does not apply to the others (PAY-06). */
export const isForMethod = ({ methods }: Discount, method: PaymentMethod): boolean =>
  methods.length === 0 || methods.includes(method);

/**
 * The discount of a code for this member, by the server's clock.
 * @throws ServerError code_not_found also when the code is for others or its time is over; code_used
 */
export async function resolveDiscount(
  platform: Pick<Platform, 'sql' | 'clock'>,
  code: string,
  member: DiscountMember | null,
): Promise<Discount> {
  const now = platform.clock.now();
  const row = await findDiscount(platform.sql, code, member?.memberId ?? null);
  if (!row || !appliesTo(row, member)) throw new ServerError('code_not_found');
  const expiresAt = expiryOf(row);
  if (!row.active || (expiresAt && expiresAt <= now)) throw new ServerError('code_not_found');
  if (row.signup_window !== null && row.premium) throw new ServerError('code_not_found');
  if (await isCodeTaken(platform.sql, row, member?.memberId ?? null)) throw new ServerError('code_used');
  return {
    code: row.code,
    percentage: row.percentage,
    minimumOrder: row.minimum_order,
    currency: row.currency,
    country: row.country,
    personal: row.member_id !== null || row.signup_window !== null,
    methods: row.methods,
    validity: row.validity,
    expiresAt,
  };
}

function appliesTo(row: DiscountRow, member: DiscountMember | null): boolean {
  if (row.signup_window !== null && (!member || row.signup_at === null)) return false;
  if (row.member_id !== null && row.member_id !== member?.memberId) return false;
  if (row.pool !== null && row.pool !== member?.pool) return false;
  return row.country === null || !member || row.country === member.country;
}

function expiryOf(row: DiscountRow): Date | null {
  const window =
    row.signup_window !== null && row.signup_at ? new Date(row.signup_at.getTime() + row.signup_window * 1000) : null;
  const ends = [row.expires_at, window].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** The welcome discount while it lasts, otherwise null: a missing one is no error (ALT-08). */
export async function welcomeDiscount(
  platform: Pick<Platform, 'sql' | 'clock'>,
  member: DiscountMember | null,
): Promise<Discount | null> {
  if (!member) return null;
  try {
    return await resolveDiscount(platform, welcomeCode, member);
  } catch (error) {
    if (error instanceof ServerError) return null;
    throw error;
  }
}

export function answerOf(discount: Discount, member: DiscountMember | null): DiscountAnswer {
  return {
    code: discount.code,
    country: discount.country,
    user_id: discount.personal ? (member?.publicId ?? null) : null,
    expires: discount.expiresAt?.toISOString() ?? null,
    value_percentage: discount.percentage,
    currency: discount.currency,
    minimum_order_value: discount.minimumOrder,
    status: 'active',
    validity: discount.validity,
    expired: false,
    paymentmethods: discount.methods,
  };
}
