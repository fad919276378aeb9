import type { DiscountCode } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useServerNow, useWelcomeDiscount } from '../shared/index.ts';

/** The time bonus while it lasts, else null; becomes null at the very moment it ends (ALT-05). */
export function useTimeBonus(): DiscountCode | null {
  const discount = useWelcomeDiscount() ?? null;
  const now = useServerNow();
  const [over, setOver] = useState(false);
  const ends = discount?.expires ?? null;
  useEffect(() => {
    if (ends === null) return undefined;
    return time.after(Math.max(0, Date.parse(ends) - now()), () => setOver(true));
  }, [ends, now]);
  return over ? null : discount;
}

/** The time of day at which the bonus ends, in the member's notation. It is at most hours away. */
export function useEndOf(discount: Pick<DiscountCode, 'expires'>): string | null {
  const intl = useIntl();
  return discount.expires === null ? null : intl.formatTime(discount.expires, { hour: 'numeric', minute: '2-digit' });
}
