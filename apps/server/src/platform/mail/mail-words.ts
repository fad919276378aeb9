/** The words of one mail. Placeholders: {name} of the member, {site}, {minutes} or {days} the link is good for. */
export interface MailText {
  subject: string;
  heading: string;
  lead: string;
  button: string;
  note: string;
  /** Why the reader gets it, where that is not `MailWords.footer`. */
  footer?: string;
}

export interface MailWords {
  greeting: string;
  /** Before the address in plain letters. */
  linkHint: string;
  /** Why the reader gets this mail. */
  footer: string;
  activation: MailText;
  passwordReset: MailText;
  welcome: MailText;
  /** After the password was changed, so that an owner who did not do it hears of it. */
  passwordChanged: MailText;
  /** To who signs up with an address that has an account, in pools that tell it in a mail only (`hide_account_existence`). */
  accountExists: MailText;
  /** To who wants a new password for an address without an account, on the same sites. {name} is the address. */
  accountUnknown: MailText;
}
export type MailKind =
  | 'activation'
  | 'passwordReset'
  | 'welcome'
  | 'passwordChanged'
  | 'accountExists'
  | 'accountUnknown';
