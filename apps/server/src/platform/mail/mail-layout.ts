/** What one mail says: finished texts in the reader's language. A line break of the lead is one of the mail. */
export interface MailParts {
  locale: string;
  site: string;
  heading: string;
  greeting: string;
  lead: string;
  button: string;
  link: string;
  note: string;
  /** Before the address in plain letters. */
  hint: string;
  /** Why the reader gets this mail. */
  footer: string;
}

/** Writes one mail as HTML and as plain text that says the same. */
export const layOutMail = (parts: MailParts): { html: string; text: string } => ({
  html: page(parts),
  text: [parts.greeting, parts.lead, `${parts.button}:\n${parts.link}`, parts.note, `-- \n${parts.footer}`].join(
    '\n\n',
  ),
});

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Tables and inline styles: the only layout all mail programs agree on. No picture, so nothing is loaded and nobody is traced. */
function page(raw: MailParts): string {
  const { locale, site, heading, greeting, lead, button, link, note, hint, footer } = Object.fromEntries(
    Object.entries(raw).map(([key, text]) => [key, escape(text)]),
  ) as Record<keyof MailParts, string>;
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;padding:0;background:#f7f2f3">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f7f2f3;${font}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 32px 0;color:#b5174d;font-size:20px;font-weight:700">${site}</td></tr>
<tr><td style="padding:20px 32px 0;color:#2b1a2b;font-size:24px;line-height:32px;font-weight:700">${heading}</td></tr>
<tr><td style="padding:16px 32px 0;color:#2b1a2b;font-size:16px;line-height:24px">${greeting}<br><br>${lead.replaceAll('\n', '<br>')}</td></tr>
<tr><td style="padding:28px 32px 0"><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#b5174d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${button}</a></td></tr>
<tr><td style="padding:24px 32px 0;color:#6b5a68;font-size:14px;line-height:20px">${note}</td></tr>
<tr><td style="padding:16px 32px 32px;color:#6b5a68;font-size:13px;line-height:20px">${hint}<br><a href="${link}" style="color:#6b5a68;word-break:break-all">${link}</a></td></tr>
</table>
<p style="max-width:520px;margin:16px auto 0;color:#6b5a68;font-size:12px;line-height:18px">${footer}</p>
</td></tr></table>
</body>
</html>
`;
}
