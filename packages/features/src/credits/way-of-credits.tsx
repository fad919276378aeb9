import type { Transaction, WayOfCredits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { TransactionRow } from '@heartline/ui/credits/transaction-row';
import { Progress } from '@heartline/ui/feedback/progress';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs } from '../shared/index.ts';
import { transactionMessages } from './transactions.messages.ts';
import { wayMessages as messages } from './way.messages.ts';

type Part = WayOfCredits['from'][number];

/** Shown at first; a press shows the rest. */
const shownUses = 10;

/** Where the credits of a transaction came from, or how those it brought were used (PAY-12). */
export function WayOfCreditsView({ transaction, way }: { transaction: Transaction; way: WayOfCredits }) {
  return (
    <>
      {way.from.length > 0 ? <ComeFrom parts={way.from} /> : null}
      {way.into ? <GoneInto brought={transaction.credits} into={way.into} /> : null}
    </>
  );
}

function ComeFrom({ parts }: { parts: readonly Part[] }) {
  const intl = useIntl();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-display">{intl.formatMessage(messages.fromTitle)}</h2>
      <ul className="flex flex-col gap-2">
        {parts.map((part) => (
          <li key={part.id}>
            <Link href={hrefs.transactions(part.id)} className="tabular-nums">
              <Source {...part} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">{intl.formatMessage(messages.rule)}</p>
    </section>
  );
}

function Source({ kind, credits, price, createdAt }: Part) {
  const intl = useIntl();
  const date = intl.formatDate(createdAt, { dateStyle: 'long' });
  if (price) return intl.formatMessage(messages.fromPurchase, { credits, date, price: formatMoney(intl, price) });
  if (kind === 'signup') return intl.formatMessage(messages.fromSignup, { credits });
  if (kind === 'unanswered') return intl.formatMessage(messages.fromUnanswered, { credits, date });
  return intl.formatMessage(messages.fromCorrection, { credits });
}

function GoneInto({ brought, into }: { brought: number; into: NonNullable<WayOfCredits['into']> }) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const { left, filled, uses } = into;
  const leftText = intl.formatMessage(messages.left, { left, credits: brought });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-display">{intl.formatMessage(messages.intoTitle)}</h2>
      <p className="text-lg font-semibold tabular-nums">{leftText}</p>
      <Progress label={intl.formatMessage(messages.intoTitle)} value={left} max={brought} valueText={leftText} />
      {filled > 0 ? (
        <p className="text-ink-muted tabular-nums">{intl.formatMessage(messages.filled, { credits: filled })}</p>
      ) : null}
      {uses.length === 0 ? (
        filled === 0 && <p className="text-ink-muted">{intl.formatMessage(messages.unused)}</p>
      ) : (
        <ul className="flex flex-col">
          {uses.slice(0, all ? undefined : shownUses).map(({ id, kind, credits, createdAt }) => (
            <TransactionRow
              key={id}
              title={intl.formatMessage(transactionMessages[kind])}
              timeText={intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
              dateTime={createdAt}
              amountText={intl.formatNumber(-credits, { signDisplay: 'exceptZero' })}
              amountLabel={intl.formatMessage(transactionMessages.unit)}
              direction="out"
              href={hrefs.transactions(id)}
            />
          ))}
        </ul>
      )}
      {uses.length > shownUses && !all ? (
        <Button variant="outline" className="self-start" onClick={() => setAll(true)}>
          {intl.formatMessage(messages.all, { count: uses.length })}
        </Button>
      ) : null}
    </section>
  );
}
