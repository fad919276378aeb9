import type { Payment } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ResultPanel } from '@heartline/ui/credits/result-panel';
import { AttributeList } from '@heartline/ui/member/attribute-list';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, safeReturnTo, withOrderSearch } from '../shared/index.ts';
import { useMethodName } from './method-names.ts';
import { checkoutMessages, repeatMessages, resultMessages as messages } from './payments.messages.ts';

export interface PaymentResultViewProps {
  payment: Payment;
  /** The reader is a premium member now. */
  premium: boolean;
  /** The reader's balance with these credits; undefined until the server has said it. */
  balance?: number | undefined;
  onCancel: () => void;
  cancelling: boolean;
}

/** How a payment went, what the member has now, and where to go from here (PAY-03, PAY-04). The receipt stands under it. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const intl = useIntl();
  const { payment, premium, balance } = props;
  const { state, credits } = payment;
  const title = {
    loading: intl.formatMessage(messages.loading),
    pending: intl.formatMessage(messages.pending),
    completed: intl.formatMessage(messages.completed, { credits }),
    failed: intl.formatMessage(messages.failed),
    cancelled: intl.formatMessage(messages.failed),
  }[state];
  const text = {
    loading: undefined,
    pending: intl.formatMessage(messages.pendingText),
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
  }[state];
  return (
    <ResultPanel
      className="mx-auto w-full max-w-140"
      state={state}
      title={title}
      text={text}
      actions={<Actions {...props} />}
      details={<Receipt payment={payment} />}
    />
  );
}

/** What was ordered, how it was paid, and the number for customer service. */
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
        {payUrl === null ? null : (
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
  if (state === 'completed')
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
