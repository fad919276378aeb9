import type { Payment } from '@heartline/api-client';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { useIntl } from 'react-intl';

import { debitFlowMessages as flow } from './debit-flow.messages.ts';
import { debitMessages as messages } from './direct-debit.messages.ts';

/** The end of an account number as banks print it, in every language. */
const accountText = (end: string) => `•••• ${end}`;

export interface MandateDetailsProps {
  mandate: NonNullable<Payment['mandate']>;
}

/** The mandate for the member to keep, below the result of the payment. */
export function MandateDetails({ mandate }: MandateDetailsProps) {
  const intl = useIntl();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{intl.formatMessage(messages.mandateTitle)}</h2>
      <AttributeList
        variant="rows"
        className="rounded-lg border border-line bg-surface px-5 py-2"
        items={[
          {
            id: 'reference',
            label: intl.formatMessage(messages.reference),
            value: <span className="font-mono text-sm break-all">{mandate.reference}</span>,
          },
          ...(mandate.ibanEnd === null
            ? []
            : [
                {
                  id: 'account',
                  label: intl.formatMessage(flow.account),
                  value: <span className="tabular-nums">{accountText(mandate.ibanEnd)}</span>,
                },
              ]),
          {
            id: 'creditor',
            label: intl.formatMessage(flow.creditor),
            value: (
              <span className="flex flex-col">
                <span>{mandate.creditor}</span>
                <span className="text-sm break-all text-ink-muted">{mandate.creditorId}</span>
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}
