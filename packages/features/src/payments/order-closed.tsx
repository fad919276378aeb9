import { Button } from '@heartline/ui/controls/button';
import { useIntl } from 'react-intl';

import { hrefs, PaymentsClosed } from '../shared/index.ts';
import { resultMessages } from './payments.messages.ts';

/** Replaces an order if payments are not set up, with a link back to where the member came from. */
export function OrderClosed({ returnTo }: { returnTo: string | undefined }) {
  const intl = useIntl();
  return (
    <PaymentsClosed
      member
      headingLevel={1}
      action={
        <Button asChild>
          <a href={returnTo ?? hrefs.members()}>
            {intl.formatMessage(returnTo === undefined ? resultMessages.toMembers : resultMessages.back)}
          </a>
        </Button>
      }
    />
  );
}
