/** The words of one mail. Placeholders: {name} of the member, {site}, {minutes} or {days} the link is good for. */
export interface MailText {
  subject: string;
  heading: string;
  lead: string;
  button: string;
  note: string;
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
}
export type MailKind = 'activation' | 'passwordReset' | 'welcome';
