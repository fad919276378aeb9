import { isPaymentBrand, paymentBrands, type PaymentMethod } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { methodMessages } from './payments.messages.ts';

/** Display name of a payment method. */
export function useMethodName(): (method: PaymentMethod) => string {
  const intl = useIntl();
  return (method) => (isPaymentBrand(method) ? paymentBrands[method] : intl.formatMessage(methodMessages[method]));
}
