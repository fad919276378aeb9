import type { Receipt } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '../../shared/index.ts';
import { receiptHrefs } from './receipt-hrefs.ts';
import { receiptMessages as messages } from './receipts.messages.ts';

const names = { receipt: messages.receipt, credit_note: messages.creditNote, correction: messages.correction } as const;

/** The receipt of a purchase and its corrections, each as a file (PAY-13). Shows nothing until the purchase is paid. */
export function ReceiptsView({ receipts }: { receipts: readonly Receipt[] }) {
  const intl = useIntl();
  const titleId = useId();
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 text-start">
      <h2 id={titleId} className="text-xl font-display">
        {intl.formatMessage(messages.title)}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
        {receipts.map(({ id, kind, number, total }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-3">
            <Link href={receiptHrefs.pdf(id)} download>
              {intl.formatMessage(names[kind], { number })}
            </Link>
            <span className="ms-auto text-ink-muted tabular-nums">{formatMoney(intl, total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
