import { languages, localeOf } from '@heartline/api-client/contract';

import type { Mail } from '../../platform/mail.ts';
import { renderLetter, type MailInput } from '../../platform/mail/render-mail.ts';
import { moneyText } from '../money-text.ts';
import { paymentWords } from '../payment-words.ts';
import type { OrderRow } from '../payments.store.ts';
import { debitMessages as messages } from '../debit.messages.ts';
import type { MandateRow } from './debit.store.ts';

type Debit = Pick<OrderRow, 'public_id' | 'credits' | 'amount' | 'currency'> &
  Pick<MandateRow, 'reference' | 'creditor_name' | 'creditor_id' | 'iban_end' | 'collect_on'>;

const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(languages[localeOf(language)].formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The end of an account, as banks print it. */
const accountText = (end: string | null): string => `•••• ${end ?? ''}`.trim();

/** The announcement that the rules of SEPA require: creditor, amount, date, account and mandate. */
export function debitNoticeMail(debit: Debit, input: MailInput): Mail {
  const { say } = paymentWords(input.language);
  const amount = moneyText(debit, input.language);
  return renderLetter(
    { ...input, kind: 'debitNotice' },
    {
      subject: say(messages.noticeSubject, { site: input.site.name }),
      heading: say(messages.noticeHeading),
      lead: say(messages.noticeLead, { amount, date: dateText(debit.collect_on, input.language) }),
      details: [
        { label: say(messages.amount), text: amount },
        { label: say(messages.account), text: accountText(debit.iban_end) },
        { label: say(messages.creditor), text: `${debit.creditor_name}\n${debit.creditor_id}` },
        { label: say(messages.reference), text: debit.reference },
        {
          label: say(messages.order),
          text: `${say(messages.credits, { credits: debit.credits })}\n${debit.public_id}`,
        },
      ],
      closing: say(messages.noticeClosing),
      button: say(messages.noticeButton),
      note: say(messages.noticeNote),
    },
  );
}

/** A bank has returned a debit, perhaps months later: explains what happened to the credits, and that the member need not fear anything. */
export function debitReturnedMail(debit: Debit, input: MailInput): Mail {
  const { say } = paymentWords(input.language);
  const amount = moneyText(debit, input.language);
  return renderLetter(
    { ...input, kind: 'debitReturned' },
    {
      subject: say(messages.returnedSubject, { site: input.site.name }),
      heading: say(messages.returnedHeading),
      lead: say(messages.returnedLead, { amount }),
      details: [
        { label: say(messages.account), text: accountText(debit.iban_end) },
        { label: say(messages.reference), text: debit.reference },
      ],
      closing: say(messages.returnedClosing),
      button: say(messages.returnedButton),
      note: say(messages.returnedNote),
    },
  );
}
