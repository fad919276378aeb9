import type { Browser, CDPSession, Page } from 'playwright';

import { quantile, round2 } from '../bench-server.ts';
import type { Row } from '../report.ts';
import { sized } from '../short.ts';
import { asMember, forgetLimits, wholeSearch, workedBy, type Site } from './browsing.ts';

const [short, long] = [sized(100, 30), sized(5000, 60)];
/** Pages added at either length; the median counts. */
const pages = sized(9, 2);

interface Length {
  /** Main thread milliseconds for an added page, and milliseconds until it is shown. */
  work: number[];
  time: number[];
  nodes: number;
}

/** The cost of one more page in a list of 5,000 members against one of 100, and the share of the list in the DOM. */
export async function measureLongList(browser: Browser, site: Site): Promise<Row[]> {
  const found: Partial<Record<'short' | 'long', Length>> = {};
  await asMember(browser, site, { viewport: { width: 1280, height: 850 } }, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(wholeSearch);
    await page.getByRole('list', { name: 'Members found' }).getByRole('link').first().waitFor();
    await growTo(page, session, site, short);
    found.short = await measureAt(page, session, site);
    await growTo(page, session, site, long);
    found.long = await measureAt(page, session, site);
  });
  const [few, many] = [found.short!, found.long!];
  const middle = (values: number[]) => round2(quantile(values, 0.5));
  const ratio = round2(quantile(many.work, 0.5) / quantile(few.work, 0.5));
  return [
    {
      title: `A page more in a list of ${long.toLocaleString('en')} members against one of ${short}, work of the main thread`,
      value: ratio,
      unit: '×',
      limit: 1.5,
    },
    { title: `The same at ${short} members`, value: middle(few.work), unit: 'ms' },
    { title: `The same at ${long.toLocaleString('en')} members`, value: middle(many.work), unit: 'ms' },
    {
      title: 'The same, until the page more is there',
      value: round2(quantile(many.time, 0.5) / quantile(few.time, 0.5)),
      unit: '×',
      limit: 1.5,
    },
    { title: `Nodes of the page with ${short} members in its list`, value: few.nodes, unit: '' },
    {
      title: `Nodes of the page with ${long.toLocaleString('en')} members in its list`,
      value: many.nodes,
      unit: '',
      limit: 2500,
    },
  ];
}

async function measureAt(page: Page, session: CDPSession, site: Site): Promise<Length> {
  const length: Length = { work: [], time: [], nodes: 0 };
  for (let turn = 0; turn < pages; turn += 1) {
    const { work, time } = await addPage(page, session, site);
    length.work.push(work);
    length.time.push(time);
    length.nodes = Math.max(length.nodes, (await page.evaluate('document.querySelectorAll("*").length')) as number);
  }
  return length;
}

async function growTo(page: Page, session: CDPSession, site: Site, members: number): Promise<void> {
  for (let shown = 0; shown < members;) shown = (await addPage(page, session, site)).shown;
}

/** Scrolls to the end, where the next page loads by itself or by its button, and waits until it is rendered. */
async function addPage(page: Page, session: CDPSession, site: Site) {
  await forgetLimits(site);
  const before = await workedBy(session);
  const { time, shown } = (await page.evaluate(`(async () => {
    const shown = () => Number.parseInt(document.querySelector('[data-slot=load-more] output').textContent.replaceAll(',', ''), 10);
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const [from, before] = [performance.now(), shown()];
    scrollTo(0, document.body.scrollHeight);
    for (let frames = 0; shown() === before; frames += 1) {
      await frame();
      const button = document.querySelector('[data-slot=load-more] button');
      // Given some frames to come by itself.
      if (frames === 6 && button.getAttribute('aria-busy') !== 'true') button.click();
    }
    await frame();
    const time = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return { time, shown: shown() };
  })()`)) as { time: number; shown: number };
  return { work: (await workedBy(session)) - before, time, shown };
}
