import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { StoreIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { paymentsClosedMessages as messages } from './payments-closed.messages.ts';

export interface PaymentsClosedProps {
  /** The reader may have credits. */
  member: boolean;
  /** Where to go from here. */
  action?: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 1 | 2;
}

/** Replaces the sale of credits on a site where payments are not set up (security.md section 3). */
export function PaymentsClosed({ member, action, headingLevel = 2 }: PaymentsClosedProps) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<StoreIcon />}
      title={intl.formatMessage(messages.title)}
      text={
        <>
          {intl.formatMessage(messages.text)} {member ? intl.formatMessage(messages.keep) : null}
        </>
      }
      action={action}
      headingLevel={headingLevel}
      className="rounded-lg border border-line bg-surface shadow-soft"
    />
  );
}
