import { readWords } from '../words.ts';
import {
  accountExistsMessages,
  accountUnknownMessages,
  activationMessages,
  passwordChangedMessages,
  passwordResetMessages,
  welcomeMessages,
} from './mail.messages.ts';

export const mailWords = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

/** The mails about an account. Each says the same things in the same places. */
export const accountMails = {
  activation: activationMessages,
  passwordReset: passwordResetMessages,
  welcome: welcomeMessages,
  passwordChanged: passwordChangedMessages,
  accountExists: accountExistsMessages,
  accountUnknown: accountUnknownMessages,
};
export type MailKind = keyof typeof accountMails;
