// A message from the key to the other browser: the real server, the built site and two Chromiums, beside the messages of others,
// alternating with a bare page (fetch, EventSource, one text node) in the same browsers. Ours may take at most half as long again as the
// bare page's, which shows the share of the machine and the server.
import type { Browser, Page } from 'playwright';

import { buildWeb, webDist } from '../tools/lib/build-web.ts';
import { launchBrowser } from '../tools/lib/open-folder.ts';
import { openBarePage } from './bare-page.ts';
import { driveHttp, quantile, round2, withBenchServer, type BenchServer } from './bench-server.ts';
import { asMember, forgetLimits } from './members/browsing.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';

const messages = sized(100, 3);
/** Warm-up messages: they load and compile everything that is done once. */
const first = sized(5, 1);
/** Pairs who write at the same time, and their messages per second. */
const others = sized(50, 12);
const rate = sized(100, 10);
/** Longer than the measured messages take. */
const seconds = sized(80, 3);
const desktop = { viewport: { width: 1200, height: 850 } };

interface Sent {
  /** Milliseconds from the key to the frame that shows the message in the other browser. */
  seen: number;
  /** The frame after the key showed it in the writer's own conversation. */
  atOnce: boolean;
}

if (process.env['WEB_DIST'] === undefined) {
  await buildWeb(() => {});
  process.env['WEB_DIST'] = webDist;
}
await withBenchServer(others + 2, async (server) => {
  const [writer, reader] = await Promise.all([launchBrowser(), launchBrowser()]);
  const sent: Record<'ours' | 'bare', Sent[]> = { ours: [], bare: [] };
  try {
    await withPages(writer, reader, server, 0, (ours) =>
      withPages(writer, reader, server, 1, (bare) => write(server, ours, bare, sent)),
    );
  } finally {
    await Promise.all([writer.close(), reader.close()]);
  }
  const within = (of: Sent[], share: number) =>
    quantile(
      of.map(({ seen }) => seen),
      share,
    );
  const beside = `At ${rate} messages a second of others: from Enter to the message painted in the other browser`;
  const against = (share: number): Row[] => {
    const [ours, bare] = [within(sent.ours, share), within(sent.bare, share)];
    return [
      {
        title: `${beside}, ${share * 100} of 100 within: ours against a bare page (fetch, EventSource, one text node)`,
        value: round2(ours / bare),
        unit: '×',
        limit: 1.5,
      },
      { title: 'The same: ours', value: round2(ours), unit: 'ms' },
      { title: 'The same: the bare page', value: round2(bare), unit: 'ms' },
    ];
  };
  const rows: Row[] = [
    ...against(0.5),
    ...against(0.95),
    {
      title: 'Own message in the frame after Enter',
      value: round2((100 * sent.ours.filter(({ atOnce }) => atOnce).length) / messages),
      unit: '%',
      limit: 100,
      atLeast: true,
    },
  ];
  console.log(JSON.stringify({ bench: 'two-browsers', rows }));
});

/** Pages of the two members of a pair, each in its own browser. */
interface Pages {
  from: Page;
  to: Page;
}

function withPages(
  writer: Browser,
  reader: Browser,
  server: BenchServer,
  pair: number,
  act: (pages: Pages) => Promise<void>,
): Promise<void> {
  const asReader = (from: Page) => asMember(reader, server, desktop, (to) => act({ from, to }), 'receiverCookie', pair);
  return asMember(writer, server, desktop, asReader, 'senderCookie', pair);
}

function composerOf(page: Page) {
  return page.getByLabel(/^Message to /);
}

async function write(
  server: BenchServer,
  ours: Pages,
  bare: Pages,
  sent: Record<'ours' | 'bare', Sent[]>,
): Promise<void> {
  const [own, other] = server.pairs;
  for (const page of [ours.from, ours.to]) {
    await page.goto(`/chats/${own?.conversation}`);
    await composerOf(page).waitFor();
    await page.evaluate(installProbe);
  }
  for (const page of [bare.from, bare.to]) {
    await openBarePage(page, other?.conversation ?? '');
    await page.evaluate(installProbe);
  }
  const load = driveHttp({
    port: server.port,
    connections: 10,
    seconds,
    pairs: server.pairs.slice(2),
    rate,
    acknowledge: true,
  });
  for (let index = -first; index < messages; index += 1) {
    if (index % 20 === 0) await forgetLimits(server);
    const text = `Is it you who said ${index}?`;
    const times = { ours: await writeOne(ours, text), bare: await writeOne(bare, text) };
    if (index < 0) continue;
    sent.ours.push(times.ours);
    sent.bare.push(times.bare);
  }
  await load;
}

async function writeOne({ from, to }: Pages, text: string): Promise<Sent> {
  const field = composerOf(from);
  await field.fill(text);
  for (const page of [from, to]) await page.evaluate((wanted) => window.probe.expect(wanted), text);
  await field.press('Enter');
  const { pressedAt, atOnce } = await from.evaluate(() => window.probe.pressed);
  const paintedAt = await to.evaluate(() => window.probe.painted);
  return { seen: paintedAt - pressedAt, atOnce };
}

/** Uses the system clock, so that times of two browsers on one machine are comparable. */
function installProbe(): void {
  const epoch = (time: number) => performance.timeOrigin + time;
  const shown = (text: string) => document.querySelector('[role=log]')?.textContent.includes(text) ?? false;
  const pressed = (text: string): Probe['pressed'] =>
    new Promise((resolve) => {
      const onKey = ({ timeStamp }: KeyboardEvent) =>
        requestAnimationFrame(() => resolve({ pressedAt: epoch(timeStamp), atOnce: shown(text) }));
      addEventListener('keydown', onKey, { once: true, capture: true });
    });
  const painted = (text: string): Probe['painted'] =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!shown(text)) return;
        observer.disconnect();
        // The frame that shows it has been handed over once the next task runs.
        requestAnimationFrame(() => setTimeout(() => resolve(epoch(performance.now()))));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  window.probe = {
    expect(text) {
      window.probe.pressed = pressed(text);
      window.probe.painted = painted(text);
    },
    pressed: new Promise(() => {}),
    painted: new Promise(() => {}),
  };
}

interface Probe {
  /** From now on observes the key that sends this text, and the text in the conversation. */
  expect: (text: string) => void;
  pressed: Promise<{ pressedAt: number; atOnce: boolean }>;
  painted: Promise<number>;
}

declare global {
  var probe: Probe;
}
