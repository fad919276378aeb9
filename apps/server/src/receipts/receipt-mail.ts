import type { Mail } from '../platform/mail.ts';
import { renderLetter, type MailInput } from '../platform/mail/render-mail.ts';
import { receiptContent } from './receipt-content.ts';
import { receiptMailMessages as messages } from './receipt-mail.messages.ts';
import { receiptWords } from './receipt-words.ts';
import type { ReceiptRow } from './receipts.store.ts';

export interface Purchase {
  receipt: ReceiptRow;
  credits: number;
  /** Days in which the member can withdraw. */
  refundDays: number;
}

/** The confirmation that the law requires on a durable medium (Directive 2011/83/EU, article 8(7)): in the reader's language. */
export function receiptMail({ receipt, credits, refundDays }: Purchase, input: MailInput): Mail {
  const { say } = receiptWords(input.language);
  const { facts, columns, item, parts, total, sellerTitle, seller } = receiptContent({
    ...receipt,
    language: input.language,
  });
  return renderLetter(
    { ...input, kind: 'receipt' },
    {
      subject: say(messages.subject, { site: input.site.name }),
      heading: say(messages.heading),
      lead: say(messages.lead, { credits }),
      details: [
        ...facts.map(([label, text]) => ({ label, text })),
        { label: columns[0], text: item[0] },
        ...[...parts, total].map(([label, text]) => ({ label, text })),
        { label: sellerTitle, text: seller.join('\n') },
      ],
      closing: say(messages.closing, { days: refundDays }),
      button: say(messages.button),
      note: say(messages.note),
    },
  );
}
