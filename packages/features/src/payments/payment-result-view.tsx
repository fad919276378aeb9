import type { Payment } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ResultPanel } from '@heartline/ui/credits/result-panel';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, safeReturnTo, withOrderSearch } from '../shared/index.ts';
import { resultMessages as messages } from './payments.messages.ts';

export interface PaymentResultViewProps {
  payment: Payment;
  /** The reader is a premium member now. */
  premium: boolean;
  onCancel: () => void;
  cancelling: boolean;
}

/** How a payment went, and where to go from here (PAY-03, PAY-04). */
export function PaymentResultView(props: PaymentResultViewProps) {
  const intl = useIntl();
  const { payment, premium } = props;
  const { id, state, credits, total } = payment;
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
    completed: intl.formatMessage(messages.completedText),
    failed: intl.formatMessage(messages.failedText),
    cancelled: intl.formatMessage(messages.failedText),
  }[state];
  return (
    <ResultPanel
      className="mx-auto w-full max-w-140"
      state={state}
      title={title}
      text={
        state === 'completed' && premium ? (
          <>
            {text} {intl.formatMessage(messages.premium)}
          </>
        ) : (
          text
        )
      }
      details={
        <div className="text-center">
          <p className="tabular-nums">
            {intl.formatMessage(messages.what, { credits, price: formatMoney(intl, total) })}
          </p>
          <p className="text-sm text-ink-muted break-all">{intl.formatMessage(messages.number, { id })}</p>
        </div>
      }
      actions={<Actions {...props} />}
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
          <Button asChild>
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
      <Button asChild>
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
