import { readWords } from '../words.ts';
import { emailChangedMessages, emailChangeMessages, emailTakenMessages } from './mail-address.messages.ts';
import { passkeyAddedMessages, passkeyRemovedMessages } from './mail-passkey.messages.ts';
import {
  passwordChangedMessages,
  passwordResetMessages,
  recoveryCodesNewMessages,
  recoveryCodeUsedMessages,
  secondStepOffMessages,
  secondStepOnMessages,
  secondStepTriedMessages,
} from './mail-security.messages.ts';
import {
  accountDeletedMessages,
  accountExistsMessages,
  accountUnknownMessages,
  activationMessages,
  activationReminderMessages,
  exportReadyMessages,
  welcomeMessages,
} from './mail.messages.ts';

export const mailWords = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

/** The mails about an account. Each has the same fields. */
export const accountMails = {
  activation: activationMessages,
  activationReminder: activationReminderMessages,
  passwordReset: passwordResetMessages,
  welcome: welcomeMessages,
  passwordChanged: passwordChangedMessages,
  secondStepOn: secondStepOnMessages,
  secondStepOff: secondStepOffMessages,
  secondStepTried: secondStepTriedMessages,
  recoveryCodeUsed: recoveryCodeUsedMessages,
  recoveryCodesNew: recoveryCodesNewMessages,
  passkeyAdded: passkeyAddedMessages,
  passkeyRemoved: passkeyRemovedMessages,
  accountDeleted: accountDeletedMessages,
  accountExists: accountExistsMessages,
  accountUnknown: accountUnknownMessages,
  emailChange: emailChangeMessages,
  emailChanged: emailChangedMessages,
  emailTaken: emailTakenMessages,
  exportReady: exportReadyMessages,
};
export type MailKind = keyof typeof accountMails;
