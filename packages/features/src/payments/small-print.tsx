import { Link } from '@heartline/ui/controls/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { checkoutMessages as messages } from './payments.messages.ts';

const page = (token: 'terms' | 'return-policy') =>
  function PageLink(chunks: ReactNode) {
    return (
      <Link href={hrefs.page(token)} target="_blank">
        {chunks}
      </Link>
    );
  };

/** Terms, the days in which the contract can be withdrawn from, and where the payment is made. */
export function SmallPrint({ refundDays }: { refundDays: number }) {
  const intl = useIntl();
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-muted">
      <p>
        {intl.formatMessage(messages.terms, {
          days: refundDays,
          terms: page('terms'),
          withdraw: page('return-policy'),
        })}
      </p>
      <p>{intl.formatMessage(messages.redirect)}</p>
    </div>
  );
}
