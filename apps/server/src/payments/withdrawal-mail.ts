import { languages, localeOf, repaymentDays } from '@heartline/api-client/contract';

import type { Mail } from '../platform/mail.ts';
import { renderLetter, type MailInput } from '../platform/mail/render-mail.ts';
import { paymentWords } from './payment-words.ts';
import type { OrderRow } from './payments.store.ts';
import { withdrawalMessages as messages } from './withdrawal.messages.ts';

type Withdrawn = Pick<
  OrderRow,
  'public_id' | 'credits' | 'amount' | 'currency' | 'created_at' | 'used' | 'withdrawn_at' | 'withdrawal_amount'
>;

/** The receipt that the law requires: the declaration, its time, and its consequences. */
export function withdrawalMail(order: Withdrawn, input: MailInput): Mail {
  const { say } = paymentWords(input.language);
  const { credits, amount, withdrawal_amount: back } = order;
  const used = order.used ?? 0;
  const kept = Math.floor((amount * used) / credits);
  const locale = languages[localeOf(input.language)].formats;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: order.currency,
  });
  const money = (minor: number) => format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  return renderLetter(
    { ...input, kind: 'withdrawal' },
    {
      subject: say(messages.subject, { site: input.site.name }),
      heading: say(messages.heading),
      lead: say(messages.lead, { at: time.format(order.withdrawn_at ?? order.created_at) }),
      details: [
        {
          label: say(messages.order),
          text: `${say(messages.bought, { credits, price: money(amount), at: order.created_at })}\n${order.public_id}`,
        },
        {
          label: say(messages.credits),
          text: say(messages.counted, { used, kept: money(kept), taken: credits - used }),
        },
        { label: say(messages.back), text: money(back ?? 0) },
      ],
      closing: say(messages.closing, { days: repaymentDays }),
      button: say(messages.button),
      note: say(messages.note),
    },
  );
}
