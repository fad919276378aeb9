/** Mail services of the countries the product serves, most used first: the first of equally similar ones is suggested. */
const domains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'protonmail.com',
  'me.com',
  'msn.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'freenet.de',
  'gmx.net',
  'gmx.at',
  'bluewin.ch',
  'yahoo.de',
  'hotmail.de',
  'outlook.de',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'sfr.fr',
  'wanadoo.fr',
  'hotmail.fr',
  'yahoo.fr',
  'libero.it',
  'virgilio.it',
  'alice.it',
  'tiscali.it',
  'hotmail.it',
  'yahoo.it',
  'hotmail.es',
  'yahoo.es',
  'telefonica.net',
  'ziggo.nl',
  'kpnmail.nl',
  'live.nl',
  'hotmail.nl',
  'xs4all.nl',
  'telenet.be',
  'skynet.be',
  'wp.pl',
  'onet.pl',
  'o2.pl',
  'interia.pl',
  'live.dk',
  'hotmail.dk',
  'online.no',
  'hotmail.no',
  'live.se',
  'hotmail.se',
  'telia.com',
  'hotmail.fi',
  'luukku.com',
  'elisanet.fi',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'btinternet.com',
  'comcast.net',
  'bigpond.com',
];
const known = new Set(domains);

/** The address with the mail service it probably means: anna@gmial.com gives anna@gmail.com. Null if nothing looks mistyped. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || known.has(domain)) return null;
  // Short names resemble everything: they may differ by one edit only.
  const allowed = domain.length <= 6 ? 1 : 2;
  let best: { domain: string; distance: number } | null = null;
  for (const candidate of domains) {
    const distance = editDistance(domain, candidate);
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { domain: candidate, distance };
  }
  return best && `${email.slice(0, at)}@${best.domain}`;
}

/** Number of letters to add, drop, replace or swap with a neighbour to turn one word into the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(rows, i - 2, j - 2) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: number[][], row: number, column: number) => rows[row]?.[column] ?? 0;
