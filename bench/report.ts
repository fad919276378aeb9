export type PartName =
  | 'send'
  | 'sizes'
  | 'start'
  | 'search'
  | 'search-sends'
  | 'places'
  | 'ui'
  | 'streams'
  | 'chat'
  | 'photos'
  | 'members'
  | 'two-browsers'
  | 'pages';

export interface Row {
  title: string;
  value: number;
  unit: string;
  limit?: number | undefined;
  /** The limit is a floor, not a ceiling. */
  atLeast?: boolean | undefined;
}
export interface Measured {
  date: string;
  cores: number;
  /** Load average of the machine in the minute before; about 0 when nothing else runs. */
  load: number;
  rows: Row[];
}

interface SendResult {
  ratio: number;
  statementRatio: number;
  smallestPerSecond: number;
  statementPerSecond: number;
  sendsPerSecond: number;
  p50: number;
  p99: number;
  statementP99: number;
  deliveredP99: number;
  pacedRatio: number;
  pacedP99: number;
  answeredRatio: number;
  answeredSendsPerSecond: number;
  answeredP99: number;
  calmRate: number;
  calmDeliveredP50: number;
  calmDeliveredP99: number;
  sent: number;
  delivered: number;
  differences: Record<string, number>;
  connections: number;
  statementBy: string;
}
/** The rows in the output of a measurement: none if it failed. */
export function rowsOf(part: PartName, output: string): Row[] {
  if (part === 'sizes') return sizeRows(output);
  const line = output.split('\n').findLast((text) => text.startsWith('{"bench"'));
  if (line === undefined) return [];
  const result: unknown = JSON.parse(line);
  if (part === 'send') return sendRows(result as SendResult);
  if (['ui', 'streams', 'chat', 'two-browsers', 'search', 'search-sends', 'places', 'photos', 'members', 'pages'].includes(part))
    return (result as { rows: Row[] }).rows;
  const { first, second } = result as { first: number; second: number };
  return [
    {
      title: 'Start with an empty database, 600 demo members and their portraits included',
      value: first,
      unit: 's',
      limit: 240,
    },
    { title: 'Next start, to the first answer', value: second, unit: 's', limit: 8 },
  ];
}

function sendRows(result: SendResult): Row[] {
  const lost = result.sent - result.delivered;
  const wrong = Object.values(result.differences).reduce((sum, count) => sum + count, 0);
  return [
    {
      title: `Sends through the whole server at ${result.connections} connections, against the smallest durable send (debit, entry and message in one statement, no rules) by ${result.statementBy}`,
      value: result.ratio,
      unit: '×',
      limit: 0.3,
      atLeast: true,
    },
    { title: `The smallest durable send by ${result.statementBy}`, value: result.smallestPerSecond, unit: '/s' },
    {
      title: `Sends through the whole server, against the server’s own statement with one send by ${result.statementBy}`,
      value: result.statementRatio,
      unit: '×',
    },
    {
      title: `The server’s statement with one send by ${result.statementBy}`,
      value: result.statementPerSecond,
      unit: '/s',
    },
    {
      title: 'Sends a second, with a live stream for each receiver',
      value: result.sendsPerSecond,
      unit: '/s',
      limit: 400,
      atLeast: true,
    },
    { title: 'Send, 50 of 100 within', value: result.p50, unit: 'ms' },
    { title: 'Send, 99 of 100 within', value: result.p99, unit: 'ms', limit: 60 },
    { title: 'The bare statement by pgbench, 99 of 100 within', value: result.statementP99, unit: 'ms' },
    { title: 'From sending to the receiver’s stream, 99 of 100 within', value: result.deliveredP99, unit: 'ms' },
    {
      title: `At ${result.pacedRatio} of the bare statement’s rate: send, from the moment it was due, 99 of 100 within`,
      value: result.pacedP99,
      unit: 'ms',
      limit: 60,
    },
    {
      title:
        'As fast as it goes, with receivers who say what they have got, as their pages do: against the bare statement',
      value: result.answeredRatio,
      unit: '×',
    },
    { title: 'The same: sends a second', value: result.answeredSendsPerSecond, unit: '/s' },
    { title: 'The same: send, 99 of 100 within', value: result.answeredP99, unit: 'ms' },
    {
      title: `At ${result.calmRate} messages a second: from sending to the receiver’s stream, 50 of 100 within`,
      value: result.calmDeliveredP50,
      unit: 'ms',
      limit: 60,
    },
    {
      title: `At ${result.calmRate} messages a second: from sending to the receiver’s stream, 99 of 100 within`,
      value: result.calmDeliveredP99,
      unit: 'ms',
      limit: 250,
    },
    { title: 'Messages that did not arrive', value: lost, unit: '', limit: 0 },
    { title: 'Differences between ledger, wallets and messages', value: wrong, unit: '', limit: 0 },
  ];
}

/** `  123.4 kB of 140 kB  name` per line, the largest first. */
function sizeRows(output: string): Row[] {
  const rows = [...output.matchAll(/([\d.]+) kB of ([\d.]+) kB\s+(.+)/g)].map(([, value, limit, name]) => ({
    title: `JavaScript, gzipped: ${name}`,
    value: Number(value),
    unit: 'kB',
    limit: Number(limit),
  }));
  const first = rows.filter(({ title }) => /home page|router|partner/.test(title));
  const route = rows.find((row) => !first.includes(row));
  return route
    ? [...first, { ...route, title: `${route.title}, the heaviest of ${rows.length - first.length} further pages` }]
    : first;
}

const headings: Record<PartName, string> = {
  send: 'Messages',
  'two-browsers': 'From one browser to the other',
  streams: 'Live streams',
  chat: 'Conversation',
  search: 'Search',
  'search-sends': 'Messages beside searches',
  places: 'Places',
  members: 'Members',
  pages: 'First sight',
  photos: 'Photos',
  sizes: 'Sizes',
  ui: 'Elements',
  start: 'Start',
};

/** docs/performance.md. The share says how much of its limit a figure uses: above 1 it misses it. */
export function renderPerformance(measured: Partial<Record<PartName, Measured>>): string {
  const parts = (Object.keys(headings) as PartName[]).flatMap((name) => {
    const part = measured[name];
    if (!part) return [];
    const lines = part.rows.map(({ title, value, unit, limit, atLeast }) => {
      const bound = limit === undefined ? '' : `${atLeast ? 'at least' : 'at most'} ${limit} ${unit}`.trim();
      return `| ${title} | ${value} ${unit}`.trimEnd() + ` | ${bound} | ${shareOf({ value, limit, atLeast })} |`;
    });
    const table = ['| What | Measured | Must be | Share of the limit |', '|---|---:|---:|---:|', ...lines];
    const busy = name !== 'sizes' && part.load > part.cores / 2;
    return [
      `## ${headings[name]}`,
      `${part.date}, ${part.cores} cores${busy ? `, busy with other work (load ${part.load}): not for comparing` : ''}`,
      table.join('\n'),
    ];
  });
  const intro =
    'Written by `npm run bench`. Only runs on a quiet machine are committed. A share above 1 misses the limit. Times depend on the machine, shares of the database’s own speed hardly do.';
  return `${['# Performance', intro, ...parts].join('\n\n')}\n`;
}

function shareOf({
  value,
  limit,
  atLeast,
}: {
  value: number;
  limit: number | undefined;
  atLeast: boolean | undefined;
}): string {
  if (limit === undefined) return '';
  if (limit === 0) return value === 0 ? '0' : 'missed';
  return (atLeast ? limit / value : value / limit).toFixed(2);
}
