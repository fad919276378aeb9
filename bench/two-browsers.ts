// A message from the key to the other browser: the real server, the built site and Chromium twice, beside the messages of others
//.
import type { Page } from 'playwright';

import { buildWeb, webDist } from '../tools/lib/build-web.ts';
import { launchBrowser } from '../tools/lib/open-folder.ts';
import { driveHttp, quantile, round2, withBenchServer, type BenchServer } from './bench-server.ts';
import { asMember, forgetLimits } from './members/browsing.ts';
import type { Row } from './report.ts';

const messages = 100;
/** Sent before them: what is loaded or compiled once is there. */
const first = 5;
/** Pairs who write beside them, and how many messages a second. */
const others = 50;
const rate = 100;
/** Longer than the messages take. */
const seconds = 40;
const desktop = { viewport: { width: 1200, height: 850 } };

interface Sent {
  /** Milliseconds from the key to the frame that shows the message in the other browser. */
  seen: number;
  /** It stood in the writer's own conversation in the frame after the key. */
  atOnce: boolean;
}

if (process.env['WEB_DIST'] === undefined) {
  await buildWeb(() => {});
  process.env['WEB_DIST'] = webDist;
}
await withBenchServer(others + 1, async (server) => {
  const [writer, reader] = await Promise.all([launchBrowser(), launchBrowser()]);
  const sent: Sent[] = [];
  try {
    await asMember(writer, server, desktop, (from) =>
      asMember(reader, server, desktop, (to) => write(server, from, to, sent), 'receiverCookie'),
    );
  } finally {
    await Promise.all([writer.close(), reader.close()]);
  }
  const seen = sent.map((one) => one.seen);
  const beside = `At ${rate} messages a second of others: from Enter to the message painted in the other browser`;
  const rows: Row[] = [
    { title: `${beside}, 50 of 100 within`, value: round2(quantile(seen, 0.5)), unit: 'ms', limit: 60 },
    { title: `${beside}, 99 of 100 within`, value: round2(quantile(seen, 0.99)), unit: 'ms', limit: 250 },
    {
      title: 'Own message in the frame after Enter',
      value: round2((100 * sent.filter(({ atOnce }) => atOnce).length) / messages),
      unit: '%',
      limit: 100,
      atLeast: true,
    },
  ];
  console.log(JSON.stringify({ bench: 'two-browsers', rows }));
});

function composerOf(page: Page) {
  return page.getByLabel(/^Message to /);
}

async function write(server: BenchServer, from: Page, to: Page, sent: Sent[]): Promise<void> {
  const [pair] = server.pairs;
  for (const page of [from, to]) {
    await page.goto(`/chats/${pair?.conversation}`);
    await composerOf(page).waitFor();
    await page.evaluate(installProbe);
  }
  const load = driveHttp({
    port: server.port,
    connections: 10,
    seconds,
    pairs: server.pairs.slice(1),
    rate,
    acknowledge: true,
  });
  const field = composerOf(from);
  for (let index = -first; index < messages; index += 1) {
    if (index % 20 === 0) await forgetLimits(server);
    const text = `Is it you who said ${index}?`;
    await field.fill(text);
    for (const page of [from, to]) await page.evaluate((wanted) => window.probe.expect(wanted), text);
    await field.press('Enter');
    const { pressedAt, atOnce } = await from.evaluate(() => window.probe.pressed);
    const paintedAt = await to.evaluate(() => window.probe.painted);
    if (index >= 0) sent.push({ seen: paintedAt - pressedAt, atOnce });
  }
  await load;
}

/** Times are those of the clock, so that two browsers on one machine mean the same. */
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
  /** Looks from now on for the key that sends this text, and for the text in the conversation. */
  expect: (text: string) => void;
  pressed: Promise<{ pressedAt: number; atOnce: boolean }>;
  painted: Promise<number>;
}

declare global {
  var probe: Probe;
}
