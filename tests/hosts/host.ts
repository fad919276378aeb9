/** A partner's page, as served by the tests and shown on the live page. */
export interface Host {
  /** Its style sheet, without anything of ours. */
  styles: string;
  /** The content of its body, around the lander. */
  body: (lander: string) => string;
}

/** The whole document. It has no inline style or script: a strict policy allows neither. */
export const documentOf = (host: Host, parts: { language: string; head: string; lander: string }): string =>
  `<!doctype html>
<html lang="${parts.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Partner</title>
    <link rel="icon" href="/icon.svg">
    ${parts.head}
  </head>
  <body>${host.body(parts.lander)}</body>
</html>`;
