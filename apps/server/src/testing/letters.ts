import type { NoticeKind } from '../notices/notices.store.ts';
import { answeredMail, receivedMail } from '../complaints/complaint-mail.ts';
import { answerMail, statementMail } from '../notices/notice-mail.ts';
import { debitNoticeMail, debitReturnedMail } from '../payments/direct-debit/debit-mails.ts';
import { receiptMail, type Purchase } from '../receipts/receipt-mail.ts';
import { withdrawalMail } from '../payments/withdrawal-mail.ts';
import { notificationMail, type MailNumbers } from '../notifications/notification-mail.ts';
import type { ActivityKind } from '../notifications/mail-kinds.ts';
import type { MailSite } from '../platform/mail/mail-layout.ts';
import type { MailKind } from '../platform/mail/mail-words.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import type { Mail } from '../platform/mail.ts';

/** The recipient of the mail, and its site. */
export interface Reader {
  language: string;
  name: string;
  site: MailSite;
}

const to = 'anna@example.com';
const origin = 'https://heartline.test';
const link = `${origin}/complete-signup?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e`;

const account =
  (kind: MailKind, page = link, days = 7) =>
  (reader: Reader): Mail =>
    renderMail({ ...reader, kind, to, link: page, days, minutes: 30 });

const facts: Record<NoticeKind, string> = {
  warning:
    'On 4 and 5 November you wrote the same text to 38 members:\n“Come to my page, the first month is free.”\n\nAll of them had told us before that they want no advertising.',
  photo_refused: 'The photo shows a person who is not you. We found it on the page of an agency.',
  photo_removed: 'Three members reported the photo, which shows another member without their consent.',
  account_disabled:
    'You asked two members for money for a flight on 2 November, and a third one on 6 November.\n\nAfter a warning on 3 November it happened again.',
  message_refused: 'The message contained an address outside the site and asked for a payment to it.',
};

const statement =
  (kind: NoticeKind, ground: Parameters<typeof statementMail>[0]['ground']) =>
  (reader: Reader): Mail =>
    statementMail(
      { ...reader, email: to, kind, ground, facts: facts[kind], appeal_until: new Date('2027-05-21T12:00:00Z') },
      `${origin}/appeal?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e`,
    );

const decided = new Date('2026-11-20T12:00:00Z');
const answer =
  (lifted: boolean, text?: string, appealed = true) =>
  (reader: Reader): Mail =>
    answerMail(
      {
        ...reader,
        email: to,
        appealed_at: appealed ? decided : null,
        appeal_answer: text ?? null,
        lifted_at: lifted ? decided : null,
      },
      origin,
    );

const numbers: MailNumbers = { count: 3, visits: 12, likes: 1 };
const notification =
  (kind: ActivityKind, change: Partial<MailNumbers> = {}) =>
  (reader: Reader): Mail =>
    notificationMail({
      ...reader,
      kind,
      to,
      origin,
      numbers: { ...numbers, ...change },
      returnName: 'b-1-tg0x8w-0123456789abcdef01234567',
      token: 'hV1nQe8sTz4yKx7cRb2mWp5dLa9gJf3uXo6iNq0tEv1rYk8wSb4zMc7hPd2lGj5f',
    });

const complaintAnswer = 'The payment of 3 November reached us twice.\n\nThe second one went back to your bank today.';
const complaint = (reader: Reader) => ({
  ...reader,
  to,
  reference: '7K2M-49QX-B3TW-0HNV',
  link: `${origin}/complaints/follow?reference=7K2M-49QX-B3TW-0HNV`,
});
/** 100 credits for 14.99, of which 30 were used. */
const withdrawn = {
  public_id: 'ybUwIKDL-jC-PIih5_vo0Sh1GqO9f4nh',
  credits: 100,
  amount: 1_499,
  currency: 'EUR',
  used: 30,
  withdrawal_amount: 1_050,
  created_at: new Date('2026-11-12T09:15:00Z'),
  withdrawn_at: new Date('2026-11-20T12:00:03Z'),
};

/** 250 credits for 29.99, collected from a Dutch account. */
const debit = {
  public_id: 'ybUwIKDL-jC-PIih5_vo0Sh1GqO9f4nh',
  credits: 250,
  amount: 2_999,
  currency: 'EUR',
  reference: 'HL7F3A91C20B5D4E68',
  creditor_name: 'Heartline Media B.V.',
  creditor_id: 'NL70ZZZ000000010000',
  iban_end: '4300',
  collect_on: '2026-11-27',
};

/** The same order, when it was paid. */
const purchase: Purchase = {
  receipt: {
    public_id: 'Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e',
    kind: 'receipt',
    series: 'receipts',
    number: 1_204,
    of_number: 1_204,
    of_issued_at: new Date('2026-11-20T12:00:00Z'),
    issued_at: new Date('2026-11-20T12:00:00Z'),
    seller: {
      site: 'Heartline',
      name: 'Heartline Media B.V.',
      address: 'Voorbeeldkade 12',
      city: '1011 AA Amsterdam',
      country: 'NL',
      registration: '00000001',
      vat_numbers: ['NL000000001B01'],
      email: 'support@heartline.test',
    },
    language: 'de',
    description: 'Heartline: 250 Credits',
    country: 'DE',
    paid_on: '2026-11-20',
    currency: 'EUR',
    gross: 2_999,
    net: 2_520,
    vat: 479,
    vat_rate: 1_900,
  },
  credits: 250,
  refundDays: 14,
};

export type Letter =
  | MailKind
  | ActivityKind
  | 'likeByOne'
  | NoticeKind
  | 'appealUpheld'
  | 'appealUpheldWithAnswer'
  | 'appealOverturned'
  | 'appealOverturnedWithAnswer'
  | 'reversedWithoutAppeal'
  | 'complaintReceived'
  | 'complaintAnswered'
  | 'complaintClosed'
  | 'receipt'
  | 'withdrawal'
  | 'debitNotice'
  | 'debitReturned';

/** Each mail that the server can send, made by the production code: for Storybook and for tests. */
export const letters: Record<Letter, (reader: Reader) => Mail> = {
  activation: account('activation'),
  activationReminder: account('activationReminder'),
  passwordReset: account('passwordReset', `${origin}/reset-password/do?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e`),
  welcome: account('welcome', `${origin}/members`),
  passwordChanged: account('passwordChanged', `${origin}/login`),
  secondStepOn: account('secondStepOn', `${origin}/me/second-step`),
  secondStepOff: account('secondStepOff', `${origin}/me/second-step`),
  secondStepTried: account('secondStepTried', `${origin}/me/password`),
  recoveryCodeUsed: account('recoveryCodeUsed', `${origin}/me/second-step`),
  recoveryCodesNew: account('recoveryCodesNew', `${origin}/me/second-step`),
  passkeyAdded: account('passkeyAdded', `${origin}/me/passkeys`),
  passkeyRemoved: account('passkeyRemoved', `${origin}/me/passkeys`),
  accountDeleted: account('accountDeleted', `${origin}/reactivate?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e`, 14),
  accountExists: account('accountExists', `${origin}/login`),
  accountUnknown: (reader) => account('accountUnknown', `${origin}/signup`)({ ...reader, name: to }),
  emailChange: account('emailChange', `${origin}/mail-change/do?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e`),
  emailChanged: account('emailChanged', `${origin}/pages/service`),
  emailTaken: account('emailTaken', `${origin}/login`),
  exportReady: account('exportReady', `${origin}/me/export`),
  new_conversations: notification('new_conversations', { count: 1 }),
  new_messages: notification('new_messages'),
  like: notification('like'),
  likeByOne: notification('like', { count: 1 }),
  unread_message_reminders: notification('unread_message_reminders'),
  weekly_updates: notification('weekly_updates'),
  reminders: notification('reminders'),
  warning: statement('warning', 'spam'),
  photo_refused: statement('photo_refused', 'fake'),
  photo_removed: statement('photo_removed', 'harassment'),
  account_disabled: statement('account_disabled', 'scam'),
  message_refused: statement('message_refused', 'other'),
  appealUpheld: answer(false),
  appealUpheldWithAnswer: answer(false, 'We looked at the photo again.\nThe other person can be recognised in it.'),
  appealOverturned: answer(true),
  appealOverturnedWithAnswer: answer(true, 'The person in the photo has told us that they agree. We are sorry.'),
  reversedWithoutAppeal: answer(true, undefined, false),
  complaintReceived: (reader) => receivedMail({ ...complaint(reader), name: to }, new Date('2026-12-09T12:00:00Z')),
  complaintAnswered: (reader) => answeredMail(complaint(reader), complaintAnswer, false),
  complaintClosed: (reader) => answeredMail(complaint(reader), complaintAnswer, true),
  debitNotice: (reader) => debitNoticeMail(debit, { ...reader, to, link: `${origin}/payments/${debit.public_id}` }),
  debitReturned: (reader) => debitReturnedMail(debit, { ...reader, to, link: `${origin}/credits` }),
  receipt: (reader) => receiptMail(purchase, { ...reader, to, link: `${origin}/transactions/${debit.public_id}` }),
  withdrawal: (reader) => withdrawalMail(withdrawn, { ...reader, to, link: `${origin}/transactions` }),
};
