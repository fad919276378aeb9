import type { Money } from '@heartline/api-client';
import type { IntlShape } from 'react-intl';
/** Minor units and currency as the reader writes a price: 1499 EUR is "14,99 €" in German (LOC-04). */
export declare function formatMoney(intl: Pick<IntlShape, 'locale' | 'formatNumber'>, { amount, currency }: Money): string;
