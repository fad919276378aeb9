import type { CreditPackage, FieldErrorCode } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { DirectDebitForm, type DirectDebitFormProps } from '@heartline/ui/credits/direct-debit-form';
import { Alert } from '@heartline/ui/feedback/alert';
import { useIntl } from 'react-intl';

import { formatMoney, hrefs, useFieldErrorText, withOrderSearch } from '../../shared/index.ts';
import { OrderBox } from '../order-box.tsx';
import { PayFoot } from '../pay-foot.tsx';
import { checkoutMessages } from '../payments.messages.ts';
import { SmallPrint } from '../small-print.tsx';
import { debitMessages as messages } from './direct-debit.messages.ts';
import type { DebitTerms } from './direct-debit.queries.ts';
import type { DebitFlow } from './use-debit.ts';

export interface DirectDebitViewProps extends Omit<DebitFlow, 'problem'> {
  problem?: string | undefined;
  /** At the price to be collected. */
  offer: CreditPackage;
  /** Null: not offered for this order. */
  terms: DebitTerms | null;
  /** The member's country, preselected for the mobile number. */
  country: string;
  /** Seconds until another code can be sent. */
  resendIn: number;
  /** New prices are being loaded. */
  repricing: boolean;
  refundDays: number;
  code?: string | undefined;
  returnTo?: string | undefined;
}

const formId = 'direct-debit';

/** The order, the account that pays it, and the code that confirms both (PAY-05). The button stays in view. */
export function DirectDebitView(props: DirectDebitViewProps) {
  const intl = useIntl();
  const { offer, terms, step, problem, sending, repricing, refundDays, code, returnTo } = props;
  const total = formatMoney(intl, offer.discountedPrice ?? offer.price);
  const others = withOrderSearch(hrefs.creditPackage(offer.id), { returnTo, code });
  return (
    <div className="flex w-full flex-col gap-4 lg:gap-6">
      <h1 className="text-3xl font-display">{intl.formatMessage(messages.title)}</h1>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,min(22.5rem,48%))] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
        <OrderBox key={offer.id} offer={offer} className="lg:col-start-2 lg:row-start-1" />
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {terms?.state === 'open' ? (
            <>
              <Form {...props} terms={terms} total={total} />
              <Link href={others} className="self-start">
                {intl.formatMessage(messages.others)}
              </Link>
              <SmallPrint refundDays={refundDays} sayWhatFollows={false} />
            </>
          ) : (
            <Refused state={terms?.state} href={others} />
          )}
        </div>
        {terms?.state === 'open' ? (
          <PayFoot
            className="lg:col-start-2 lg:row-start-2"
            offer={offer}
            problem={problem}
            instead={
              <Button
                variant="primary"
                type="submit"
                form={formId}
                block
                size="lg"
                className="max-sm:px-3 max-sm:text-base"
                loading={sending || repricing}
              >
                {step === 'details'
                  ? intl.formatMessage(messages.next)
                  : intl.formatMessage(checkoutMessages.pay, { price: total })}
              </Button>
            }
          />
        ) : null}
      </div>
    </div>
  );
}

/** Explains why direct debit is not possible, with a link to the other methods. */
function Refused({ state, href }: { state: Exclude<DebitTerms['state'], 'open'> | undefined; href: string }) {
  const intl = useIntl();
  const [title, text] = {
    blocked: [messages.blocked, messages.blockedText],
    limit_reached: [messages.limitReached, messages.limitText],
    none: [messages.notOffered, undefined],
  }[state ?? 'none'];
  return (
    <Alert
      tone="warning"
      title={title && intl.formatMessage(title)}
      actions={
        <Button asChild size="sm">
          <a href={href}>{intl.formatMessage(messages.others)}</a>
        </Button>
      }
    >
      {text && intl.formatMessage(text)}
    </Alert>
  );
}

function Form(props: DirectDebitViewProps & { terms: DebitTerms; total: string }) {
  const intl = useIntl();
  const fields = useFields(props.refused);
  const { terms, step, confirmation, refused, resendIn, sending, total, country } = props;
  const names = new Intl.DisplayNames(intl.locale, { type: 'region' });
  const otp = refused.get('otp');
  return (
    <DirectDebitForm
      id={formId}
      ownButton={false}
      step={step}
      fields={fields}
      phone={{
        countries: terms.phoneCountries
          .map(({ code, callingCode, trunkPrefix }) => ({
            code,
            callingCode,
            name: names.of(code) ?? code,
            ...(trunkPrefix === undefined ? {} : { trunkPrefix }),
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name, intl.locale)),
        countryLabel: intl.formatMessage(messages.callingCode),
        country: terms.phoneCountries.some(({ code }) => code === country)
          ? country
          : (terms.phoneCountries[0]?.code ?? country),
      }}
      onDetails={props.sendCode}
      detailsLabel={intl.formatMessage(messages.next)}
      sending={sending}
      mandate={<Mandate terms={terms} />}
      code={{
        label: intl.formatMessage(messages.otp),
        text:
          confirmation &&
          intl.formatMessage(messages.sent, { end: confirmation.phoneEnd, minutes: confirmation.minutes }),
        error: otp && intl.formatMessage(otp === 'unknown_value' ? messages.codeOver : messages.codeInvalid),
        onCode: props.confirm,
        submitLabel: intl.formatMessage(checkoutMessages.pay, { price: total }),
        backLabel: intl.formatMessage(messages.back),
        onBack: props.back,
        resend: (
          <Button variant="ghost" size="sm" className="-mx-4" disabled={resendIn > 0 || sending} onClick={props.resend}>
            {resendIn > 0
              ? intl.formatMessage(messages.resendIn, { seconds: resendIn })
              : intl.formatMessage(messages.resend)}
          </Button>
        ),
      }}
    />
  );
}

function Mandate({ terms: { creditor, collectOn } }: { terms: DebitTerms }) {
  const intl = useIntl();
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold text-ink">{intl.formatMessage(messages.mandateTitle)}</h2>
      <p>
        {intl.formatMessage(messages.mandate, { creditor: creditor.name, address: creditor.address, id: creditor.id })}
      </p>
      <p>
        {intl.formatMessage(messages.notice, {
          date: intl.formatDate(`${collectOn}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    </div>
  );
}

/** Labels of the fields, with their error texts. */
function useFields(refused: ReadonlyMap<string, FieldErrorCode>): DirectDebitFormProps['fields'] {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const own = {
    iban: { invalid: messages.ibanInvalid, unknown_value: messages.ibanCountry },
    phone: { invalid: messages.phoneInvalid },
  };
  const error = (name: string, texts: Partial<Record<FieldErrorCode, (typeof messages)['ibanInvalid']>> = {}) => {
    const code = refused.get(name);
    const text = code && texts[code];
    return { error: text ? intl.formatMessage(text) : fieldText(code) };
  };
  return {
    holder: { label: intl.formatMessage(messages.holder), ...error('holder') },
    iban: { label: intl.formatMessage(messages.iban), ...error('iban', own.iban) },
    street: { label: intl.formatMessage(messages.street), ...error('street') },
    houseNumber: { label: intl.formatMessage(messages.houseNumber), ...error('house_number') },
    zip: { label: intl.formatMessage(messages.zip), ...error('zip') },
    city: { label: intl.formatMessage(messages.city), ...error('city') },
    phone: {
      label: intl.formatMessage(messages.phone),
      hint: intl.formatMessage(messages.phoneHint),
      ...error('phone', own.phone),
    },
  };
}
