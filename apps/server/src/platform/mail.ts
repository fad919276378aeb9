/** A mail in the reader's language. Text only from templates; user text goes in as arguments. */
export interface Mail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Hands a mail to SMTP, or writes it as one JSON file to MAIL_DIR. Throws when it could not, so that its job is tried again. */
  deliver: (mail: Mail) => Promise<void>;
}
