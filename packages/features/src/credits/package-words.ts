import type { CreditPackage } from '@heartline/api-client';
import type { PackageCardProps } from '@heartline/ui/credits/package-card';
import { useIntl } from 'react-intl';

import { formatMoney } from '../shared/index.ts';
import { creditsMessages as messages } from './credits.messages.ts';

/**
 * Texts of a package for its card. A discount shows both prices, and is mentioned once for all packages; no price is crossed out that
 * was never charged.
 */
export function usePackageWords(): (offer: CreditPackage) => Omit<PackageCardProps, 'href' | 'selected' | 'disabled'> {
  const intl = useIntl();
  return ({ id, credits, price, pricePerMessage, discountedPrice, bestValue }) => ({
    value: id,
    creditsText: intl.formatNumber(credits),
    creditsLabel: intl.formatMessage(messages.unit, { count: credits }),
    priceText: formatMoney(intl, discountedPrice ?? price),
    perMessageText: intl.formatMessage(messages.perMessage, { price: formatMoney(intl, pricePerMessage) }),
    badge: bestValue ? intl.formatMessage(messages.bestValue) : undefined,
    ...(discountedPrice
      ? {
          strikePriceText: formatMoney(intl, price),
          strikePriceLabel: intl.formatMessage(messages.insteadOf),
        }
      : {}),
  });
}
