/** A page of a partner, as the tests serve it and the live page shows it. */
export interface Host {
  /** Its style sheet, which has nothing of ours in it. */
  styles: string;
  /** What stands in its body, around the lander. */
  body: (lander: string) => string;
}

/** The whole of it. No style and no script stands in it: a strict policy allows neither. */
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
