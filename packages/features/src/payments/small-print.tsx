import type { PaymentMethodOffer } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { useMethodFlow } from './method-flow.ts';
import { checkoutMessages as messages } from './payments.messages.ts';

const page = (token: 'terms' | 'return-policy') =>
  function PageLink(chunks: ReactNode) {
    return (
      <Link href={hrefs.page(token)} target="_blank">
        {chunks}
      </Link>
    );
  };

export interface SmallPrintProps {
  refundDays: number;
  /** The chosen method. */
  offer?: PaymentMethodOffer | undefined;
  /** Explains the steps after the press. @default true */
  sayWhatFollows?: boolean;
}

/** Terms, the withdrawal period, and the steps after the press. */
export function SmallPrint({ refundDays, offer, sayWhatFollows = true }: SmallPrintProps) {
  const { after } = useMethodFlow();
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
      {sayWhatFollows ? <p aria-live="polite">{after(offer)}</p> : null}
    </div>
  );
}
