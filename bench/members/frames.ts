import type { Browser, CDPSession, Page } from 'playwright';

import { quantile, round2 } from '../bench-server.ts';
import type { Row } from '../report.ts';
import { sized } from '../short.ts';
import { asMember, forgetLimits, phone, wholeSearch, type Site } from './browsing.ts';

/** Milliseconds of a frame at 60 a second. */
const frame = 1000 / 60;
const slower = 4;
const swipes = sized(20, 2);
/** Pixels per swipe, and number of swipes, down and up again. */
const scroll = { by: 1500, times: sized(12, 1), speed: 2000 };

/**
 * Counts frames: the page requests every frame (requestAnimationFrame) during a swipe, on a processor slowed down four times. Where two
 * frames are n intervals apart, n - 1 were dropped. An empty page scrolled beside it shows the machine's own drops.
 */
export async function measureFrames(browser: Browser, site: Site): Promise<Row[]> {
  const found: Record<'empty' | 'scrolled' | 'swiped', number[]> = { empty: [], scrolled: [], swiped: [] };
  await asMember(browser, site, phone, async (page, session) => {
    await page.setContent('<body style="background: linear-gradient(red, blue); height: 20000px">');
    found.empty = await whileSlow(page, session, () => scrollThrough(session));
    await page.goto(wholeSearch);
    await page.getByRole('list', { name: 'Members found' }).getByRole('link').first().waitFor();
    found.scrolled = await whileSlow(page, session, () => scrollThrough(session));
    await forgetLimits(site);
    await page.goto('/swipe-game');
    await page.getByRole('button', { name: /^Like / }).waitFor();
    await page.waitForTimeout(500);
    found.swiped = await whileSlow(page, session, () => swipeThrough(page, session));
  });
  const titles = { empty: 'An empty page scrolled', scrolled: 'The member list scrolled', swiped: 'Members swiped' };
  return (Object.keys(titles) as (keyof typeof titles)[]).flatMap((name) => [
    {
      title: `${titles[name]} on a ${slower} × slower processor, frames dropped of those a display of 60 a second shows`,
      value: round2(droppedOf(found[name]) * 100),
      unit: '%',
      ...(name === 'empty' ? {} : { limit: 5 }),
    },
    {
      title: `${titles[name]}, 95 of 100 frames within`,
      value: round2(quantile(found[name], 0.95)),
      unit: 'ms',
    },
  ]);
}

/** Share of the due frames that were dropped. */
function droppedOf(times: readonly number[]): number {
  const due = times.map((time) => Math.max(1, Math.round(time / frame)));
  const all = due.reduce((sum, count) => sum + count, 0);
  return (all - times.length) / all;
}

/** Milliseconds between frames during an action on a slow processor. */
async function whileSlow(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(`(() => {
    window.frames60 = [];
    const next = (time) => { frames60.push(time); window.watched = requestAnimationFrame(next); };
    window.watched = requestAnimationFrame(next);
  })()`);
  await act();
  const times = (await page.evaluate('cancelAnimationFrame(watched), frames60')) as number[];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times.slice(1).map((time, index) => time - times[index]!);
}

async function scrollThrough(session: CDPSession): Promise<void> {
  for (const direction of [-1, 1])
    for (let time = 0; time < scroll.times; time += 1)
      await session.send('Input.synthesizeScrollGesture', {
        x: 190,
        y: direction < 0 ? 700 : 150,
        yDistance: direction * scroll.by,
        speed: scroll.speed,
        gestureSourceType: 'touch',
      });
}

async function swipeThrough(page: Page, session: CDPSession): Promise<void> {
  const label = () => page.getByRole('button', { name: /^Pass on / }).getAttribute('aria-label');
  for (let time = 0; time < swipes; time += 1) {
    const before = await label();
    await session.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 420,
      xDistance: -260,
      speed: 800,
      gestureSourceType: 'touch',
    });
    if ((await label()) === before) throw new Error('a swipe was no answer');
  }
}
