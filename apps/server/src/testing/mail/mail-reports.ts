import { createTransport } from 'nodemailer';

/** Sends a report as a mail server or provider does: without a sender, by SMTP. */
export async function bringToIntake(port: number, to: string, raw: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: '', to }, raw });
}

export interface DeliveryStatus {
  recipient: string;
  /** Status code of RFC 3463, such as 5.1.1. */
  status: string;
  /** @default failed */
  action?: string | undefined;
  /** The returned mail. */
  original?: string | undefined;
}

/** A report that a mail could not be delivered (RFC 3464). */
export const deliveryStatus = ({ recipient, status, action = 'failed', original = '' }: DeliveryStatus): string =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your mail could not be delivered. Status: 5.1.1',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Wed, 25 Nov 2026 12:00:00 +0000',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550',
    '    goes on in the next line',
    '',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    original,
    '--b1--',
    '',
  ].join('\r\n');

/** A report that a reader has marked a mail as spam (RFC 5965). */
export const spamReport = (original: string, type = 'abuse'): string =>
  [
    'From: <feedback@provider.example>',
    'Subject: FW: a report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain',
    '',
    'A reader has called this mail spam.',
    '--b2',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '--b2',
    'Content-Type: message/rfc822',
    '',
    original,
    '--b2--',
    '',
  ].join('\r\n');
