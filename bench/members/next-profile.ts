import type { Browser, Page } from 'playwright';

import { quantile, round2 } from '../bench-server.ts';
import type { Row } from '../report.ts';
import { sized } from '../short.ts';
import { asMember, forgetLimits, wholeSearch, type Site } from './browsing.ts';

/** A fast connection, but not an instant one: data not yet loaded costs at least two round trips. */
const connection = { offline: false, latency: 20, downloadThroughput: 50e6 / 8, uploadThroughput: 20e6 / 8 };
const nexts = sized(30, 2);
/** Milliseconds that a member spends at least on a profile, after which the next one has to be loaded. */
const glance = 1000;

interface Opened {
  /** From the click to the frame with the next heading, and to its first photo, rendered, ms. */
  heading: number;
  photo: number;
  /** Profile and photo were already loaded at the click. */
  ahead: boolean;
}

/**
 * Runs in the page: the time from the next click until a new heading is painted, by the click's own timestamp, and until the first photo is
 * decoded in its slot.
 */
const watchOpening = `(() => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(0);
  }));
  const heading = () => document.querySelector('main h1')?.textContent;
  window.opening = new Promise((resolve) => addEventListener('click', ({ timeStamp }) => {
    const before = heading();
    const observer = new MutationObserver(async () => {
      const first = document.querySelector('main article [data-slot=photo-tile] img:not([alt=""])');
      if (!first || !heading() || heading() === before) return;
      observer.disconnect();
      const decoded = first.decode().then(painted);
      resolve({ heading: (await painted()) - timeStamp, photo: (await decoded) - timeStamp, src: first.currentSrc });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, { capture: true, once: true }));
})()`;

export async function measureNextProfile(browser: Browser, site: Site): Promise<Row[]> {
  const opened: Opened[] = [];
  await asMember(browser, site, { viewport: { width: 1280, height: 850 } }, async (page, session) => {
    await page.addInitScript('performance.setResourceTimingBufferSize(100_000)');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await page.goto(wholeSearch);
    await page.getByRole('list', { name: 'Members found' }).getByRole('link').first().click();
    for (let turn = 0; turn < nexts; turn += 1) {
      await forgetLimits(site);
      opened.push(await openNext(page));
    }
  });
  const p95 = (what: 'heading' | 'photo') =>
    round2(
      quantile(
        opened.map((each) => each[what]),
        0.95,
      ),
    );
  return [
    {
      title: `Next profile, ${nexts} times, read ahead with its first photo ${glance / 1000} s after the one before`,
      value: (opened.filter(({ ahead }) => ahead).length / nexts) * 100,
      unit: '%',
      limit: 100,
      atLeast: true,
    },
    {
      title: 'From the click to the next profile’s heading, painted, half of them within',
      value: round2(
        quantile(
          opened.map(({ heading }) => heading),
          0.5,
        ),
      ),
      unit: 'ms',
    },
    {
      title: 'From the click to the next profile’s heading, painted, 95 of 100 within',
      value: p95('heading'),
      unit: 'ms',
      limit: 100,
    },
    {
      title: 'From the click to the next profile’s first photo, painted, 95 of 100 within',
      value: p95('photo'),
      unit: 'ms',
      limit: 100,
    },
  ];
}

/** Views the open profile for a moment, then goes on by the button. */
async function openNext(page: Page): Promise<Opened> {
  const button = page.getByRole('link', { name: 'Next member' });
  await button.waitFor();
  await page.waitForTimeout(glance);
  const id = new URL((await button.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1);
  const place = await button.boundingBox();
  if (!place) throw new Error('there is nobody next');
  const known = (await page.evaluate(
    'performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name)',
  )) as string[];
  await page.evaluate(watchOpening);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  const { heading, photo, src } = (await page.evaluate('opening')) as Omit<Opened, 'ahead'> & { src: string };
  return { heading, photo, ahead: known.some((name) => name.includes(`/members/${id}?ahead`)) && known.includes(src) };
}
