import type { Withdrawal } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { AlertDialog } from '@heartline/ui/overlays/alert-dialog';
import { useIntl } from 'react-intl';

import { formatMoney } from '../../shared/index.ts';
import { withdrawalMessages as messages } from './withdrawal.messages.ts';

export interface WithdrawalViewProps {
  withdrawal: Withdrawal;
  /** The second step is open. */
  asking: boolean;
  /** Credits were used since the amounts were shown. */
  changed: boolean;
  busy: boolean;
  onAsk: () => void;
  onLeave: () => void;
  onConfirm: () => void;
}

/** The right of withdrawal of a purchase: the refund, before it is confirmed, and its progress (PAY-11). */
export function WithdrawalView(props: WithdrawalViewProps) {
  const intl = useIntl();
  const { state } = props.withdrawal;
  if (state === 'unpaid') return null;
  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h2 className="text-xl font-display">{intl.formatMessage(messages.title)}</h2>
      {state === 'open' ? <Open {...props} /> : <Told withdrawal={props.withdrawal} />}
    </section>
  );
}

function Open({ withdrawal, asking, changed, busy, onAsk, onLeave, onConfirm }: WithdrawalViewProps) {
  const intl = useIntl();
  const { endsAt } = withdrawal;
  return (
    <>
      <p className="text-ink-muted">
        {intl.formatMessage(messages.until, { date: intl.formatDate(endsAt, { dateStyle: 'long' }) })}
      </p>
      <Button variant="outline" onClick={onAsk}>
        {intl.formatMessage(messages.start)}
      </Button>
      <AlertDialog
        open={asking}
        title={intl.formatMessage(messages.ask)}
        description={intl.formatMessage(messages.askText)}
        confirmLabel={intl.formatMessage(messages.confirm)}
        cancelLabel={intl.formatMessage(messages.keep)}
        loading={busy}
        onConfirm={onConfirm}
        onCancel={onLeave}
      >
        <div className="flex flex-col gap-3">
          {changed ? <Alert tone="warning">{intl.formatMessage(messages.changed)}</Alert> : null}
          <Amounts withdrawal={withdrawal} />
        </div>
      </AlertDialog>
    </>
  );
}

function Amounts({ withdrawal }: { withdrawal: Withdrawal }) {
  const intl = useIntl();
  const { bought, used, left, paid, kept, refunded, back } = withdrawal;
  const amount = (credits: number, price: typeof paid) =>
    intl.formatMessage(messages.amount, { credits, price: formatMoney(intl, price) });
  return (
    <AttributeList
      variant="rows"
      className="tabular-nums"
      items={[
        { id: 'bought', label: intl.formatMessage(messages.bought), value: amount(bought, paid) },
        { id: 'used', label: intl.formatMessage(messages.used), value: amount(used, kept) },
        { id: 'left', label: intl.formatMessage(messages.left), value: intl.formatNumber(left) },
        ...(refunded.amount > 0
          ? [{ id: 'refunded', label: intl.formatMessage(messages.refunded), value: formatMoney(intl, refunded) }]
          : []),
        {
          id: 'back',
          label: intl.formatMessage(messages.back),
          value: <strong className="text-lg">{formatMoney(intl, back)}</strong>,
        },
      ]}
    />
  );
}

/** The text for a purchase that cannot be withdrawn from, or was. */
function Told({ withdrawal }: { withdrawal: Withdrawal }) {
  const intl = useIntl();
  const { state, endsAt, confirmedAt, back } = withdrawal;
  const price = formatMoney(intl, back);
  const at = intl.formatDate(confirmedAt ?? endsAt, { dateStyle: 'long', timeStyle: 'medium' });
  if (state === 'over')
    return (
      <p className="text-ink-muted">
        {intl.formatMessage(messages.over, { date: intl.formatDate(endsAt, { dateStyle: 'long' }) })}
      </p>
    );
  if (state === 'used_up') return <p className="text-ink-muted">{intl.formatMessage(messages.usedUp)}</p>;
  if (state === 'late') return <Alert tone="warning">{intl.formatMessage(messages.late, { at, price })}</Alert>;
  if (state === 'refunded') return <Alert tone="success">{intl.formatMessage(messages.paidBack, { at, price })}</Alert>;
  return <Alert tone="success">{intl.formatMessage(messages.confirmed, { at, price })}</Alert>;
}
