// A conversation of 10,000 messages with its composer, against two chat libraries and, as the limit, a bare windowed list with a bare
// field. Production builds in Chromium, side by side in one run; times are those of the page's main thread.
import type { Page } from 'playwright';

import type { Row } from './report.ts';
import { sized } from './short.ts';
import { buildPage, type BuiltPage } from './ui/build-page.ts';
import { prepare } from './ui/prepare.ts';
import { costOf, inRounds, median } from './ui/rounds.ts';

const pages = {
  ours: 'heartline/chat.tsx',
  limit: 'heartline/bare-chat.tsx',
  stream: 'stream/chat.tsx',
  chatscope: 'chatscope/chat.tsx',
};
type Name = keyof typeof pages;
const names: Record<Name, string> = {
  ours: 'ours',
  limit: 'the bare list',
  stream: 'stream-chat-react, virtualized',
  chatscope: '@chatscope/chat-ui-kit-react',
};
const messages = sized(10_000, 100);
const keys = sized(60, 2);

interface Figures {
  mount: number;
  append: number;
  typing: number[];
  nodes: number;
  heap: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Rendering after the newest message came into view counts as well. */
const untilQuiet = 'await new Promise((resolve) => setTimeout(resolve, 250))';

async function measure(page: Page): Promise<Figures> {
  // Fonts are loaded first, as when a conversation is opened within the site. The system's own, which stand in for them, may be missing here.
  await page.evaluate('Promise.allSettled([...document.fonts].map((font) => font.load()))');
  await page.evaluate(`makeMessages(${messages})`);
  const mount = await costOf(page, `(async () => { await mountList(); ${untilQuiet}; })()`);
  const append = await costOf(page, `(async () => { await appendMessages(20); ${untilQuiet}; })()`);
  const nodes = (await page.evaluate('document.querySelectorAll("#root *").length')) as number;
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.locator('textarea:not([aria-hidden]), [contenteditable=true]').first().focus();
  const typing: number[] = [];
  for (let key = 0; key < keys; key += 1) typing.push(await costOfKey(page, 'is it you '[key % 10]!));
  return { mount: mount.work, append: append.work / 20, typing, nodes, heap: usedSize / 1_000_000 };
}

/** Main thread milliseconds for one key, from its press to the frame that shows it. */
async function costOfKey(page: Page, key: string): Promise<number> {
  const drawn = page.evaluate(
    'new Promise((resolve) => addEventListener("input", () => requestAnimationFrame(() => setTimeout(resolve)), { once: true }))',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await drawn;
  const after = await worked();
  await session.detach();
  return after - before;
}

await prepare();
const built: Record<string, BuiltPage> = {};
for (const [name, source] of Object.entries(pages)) built[name] = await buildPage(source);
const found = await inRounds(built, sized(9, 1), measure, { frames: 'display' });
const all = Object.keys(pages) as Name[];
const valuesOf = (name: Name, what: 'mount' | 'append' | 'heap') => found[name]!.map((each) => each[what]);
const middle = (name: Name, what: 'mount' | 'append' | 'heap') => median(valuesOf(name, what));
/** Per round, so that one round on a busy machine does not provide all the slowest keys. */
const slowKeys = (name: Name) => found[name]!.map(({ typing }) => quantile(typing, 0.98));
const figures = (title: string, unit: string, of: (name: Name) => number): Row[] =>
  all.map((name) => ({ title: `${title}: ${names[name]}`, value: rounded(of(name)), unit }));

const rows: Row[] = [
  against('10,000 messages, until the newest is in view and the page is quiet', 'mount', 'limit', 1.5),
  against('The same', 'mount', 'stream', 0.3),
  ...figures('The same', 'ms', (name) => middle(name, 'mount')),
  against('One message more', 'append', 'limit', 1.5),
  ...figures('The same', 'ms', (name) => middle(name, 'append')),
  {
    title: 'One key in the composer, 98 of 100 within: ours against the bare list',
    value: rounded(inEachRound(slowKeys('ours'), slowKeys('limit'))),
    unit: '×',
    limit: 1.2,
  },
  ...figures('The same', 'ms', (name) => median(slowKeys(name))),
  { title: 'Nodes: ours', value: Math.max(...found['ours']!.map(({ nodes }) => nodes)), unit: '', limit: 300 },
  { title: 'Heap: ours', value: rounded(middle('ours', 'heap')), unit: 'MB', limit: 8 },
  ...figures('Heap', 'MB', (name) => middle(name, 'heap')).slice(1),
];
process.stdout.write(`${JSON.stringify({ bench: 'chat', rows })}\n`);

/** Per round: a machine that is slower in some rounds is slower for both. */
function inEachRound(ours: number[], others: number[]): number {
  return median(ours.map((value, round) => value / others[round]!));
}

function against(title: string, what: 'mount' | 'append', other: Name, limit: number): Row {
  return {
    title: `${title}: ours against ${names[other]}`,
    value: rounded(inEachRound(valuesOf('ours', what), valuesOf(other, what))),
    unit: '×',
    limit,
  };
}
