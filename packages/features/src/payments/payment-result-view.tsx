import { transferDays, type Payment } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { ResultPanel } from '@heartline/ui/credits/result-panel';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, safeReturnTo, withOrderSearch } from '../shared/index.ts';
import { debitFlowMessages } from './direct-debit/debit-flow.messages.ts';
import { MandateDetails } from './direct-debit/mandate-details.tsx';
import { moneyMessages as money } from './flow.messages.ts';
import { useMethodName } from './method-names.ts';
import { checkoutMessages, repeatMessages, resultMessages as messages } from './payments.messages.ts';
import { TransferDetails } from './transfer-details.tsx';

export interface PaymentResultViewProps {
  payment: Payment;
  /** The member is premium now. */
  premium: boolean;
  /** The member's balance with these credits; undefined until loaded. */
  balance?: number | undefined;
  /** The transaction whose page offers to withdraw from this purchase. */
  transactionId?: string | undefined;
  /** Its receipts as files, if the viewer may have them. */
  receipts?: ReactNode;
  onCancel: () => void;
  /** Copies a detail of the transfer. */
  onCopy: (text: string) => void;
  cancelling: boolean;
}

/** The result of a payment, the new balance, and where to go from here (PAY-03, PAY-04). The receipt stands below. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const intl = useIntl();
  const { payment, premium, balance, transactionId } = props;
  const { state, credits, kind, method, transfer, mandate } = payment;
  const methodName = useMethodName();
  const title = {
    loading: intl.formatMessage(messages.loading),
    pending: intl.formatMessage(transfer === null ? messages.pending : money.pendingTransferTitle),
    completed: intl.formatMessage(messages.completed, { credits }),
    failed: intl.formatMessage(messages.failed),
    cancelled: intl.formatMessage(messages.failed),
    refunded: intl.formatMessage(money.refunded),
    disputed: intl.formatMessage(money.disputed),
  }[state];
  const text = {
    loading: undefined,
    pending:
      transfer !== null
        ? intl.formatMessage(money.pendingTransfer, transferDays)
        : mandate !== undefined
          ? intl.formatMessage(debitFlowMessages.pending, {
              date: intl.formatDate(`${mandate.collectOn}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
            })
          : kind === 'app'
            ? intl.formatMessage(money.pendingApp, { method: methodName(method) })
            : intl.formatMessage(messages.pendingText),
    completed: (
      <>
        <p>{intl.formatMessage(messages.completedText)}</p>
        <p className="min-h-6 font-semibold text-ink tabular-nums">
          {balance === undefined ? null : (
            <span className="inline-block motion-safe:animate-arrive">
              {intl.formatMessage(messages.now, { credits: balance })}
            </span>
          )}
        </p>
        {premium ? <p>{intl.formatMessage(messages.premium)}</p> : null}
      </>
    ),
    failed: intl.formatMessage(messages.failedText),
    cancelled: intl.formatMessage(messages.failedText),
    refunded: intl.formatMessage(money.refundedText),
    disputed: intl.formatMessage(money.disputedText),
  }[state];
  return (
    <ResultPanel
      className="mx-auto w-full max-w-140"
      state={state}
      title={title}
      text={text}
      actions={<Actions {...props} />}
      details={
        <div className="flex flex-col gap-6">
          {transfer === null ? null : (
            <TransferDetails transfer={transfer} total={payment.total} onCopy={props.onCopy} />
          )}
          <Receipt payment={payment} />
          {mandate === undefined ? null : <MandateDetails mandate={mandate} />}
          {props.receipts}
          {transactionId === undefined ? null : (
            <p className="text-center">
              <Link href={hrefs.transactions(transactionId)}>{intl.formatMessage(messages.withdrawal)}</Link>
            </p>
          )}
        </div>
      }
    />
  );
}

/** The order, its method, and the number for customer service. */
function Receipt({ payment }: Pick<PaymentResultViewProps, 'payment'>) {
  const intl = useIntl();
  const methodName = useMethodName();
  const { id, credits, total, method, createdAt } = payment;
  return (
    <AttributeList
      variant="rows"
      className="rounded-lg border border-line bg-surface px-5 py-2"
      items={[
        {
          id: 'order',
          label: intl.formatMessage(checkoutMessages.credits, { count: credits }),
          value: <span className="tabular-nums">{formatMoney(intl, total)}</span>,
        },
        { id: 'method', label: intl.formatMessage(repeatMessages.payWith), value: methodName(method) },
        {
          id: 'date',
          label: intl.formatMessage(messages.date),
          value: intl.formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' }),
        },
        {
          id: 'number',
          label: intl.formatMessage(messages.number),
          value: <span className="font-mono text-sm break-all">{id}</span>,
        },
      ]}
    />
  );
}

function Actions({ payment, onCancel, cancelling }: PaymentResultViewProps) {
  const intl = useIntl();
  const { state, payUrl, packageId, method } = payment;
  const returnTo = safeReturnTo(payment.returnTo);
  if (state === 'loading' || state === 'pending')
    return (
      <>
        {payUrl === null || payment.transfer !== null ? null : (
          <Button variant="primary" asChild>
            <a href={payUrl}>{intl.formatMessage(messages.continue)}</a>
          </Button>
        )}
        {payUrl === null ? null : (
          <Button variant="ghost" loading={cancelling} onClick={onCancel}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        )}
      </>
    );
  if (state === 'completed' || state === 'refunded' || state === 'disputed')
    return (
      <Button asChild size="lg">
        <a href={returnTo ?? hrefs.members()}>
          {intl.formatMessage(
            returnTo === undefined
              ? messages.toMembers
              : returnTo.startsWith('/chats/')
                ? messages.goOn
                : messages.back,
          )}
        </a>
      </Button>
    );
  return (
    <>
      <Button variant="primary" asChild>
        <a href={withOrderSearch(hrefs.creditPackage(packageId, method), { returnTo })}>
          {intl.formatMessage(messages.again)}
        </a>
      </Button>
      {returnTo === undefined ? null : (
        <Button asChild variant="outline">
          <a href={returnTo}>{intl.formatMessage(messages.back)}</a>
        </Button>
      )}
    </>
  );
}
