import { expect, test as base, type CDPSession, type Page } from '@playwright/test';

import { launch, openPage, openStorybook, show } from './support/preview.ts';
import { stories } from './support/stories.ts';

/** Elements that hold many nodes or listen outside themselves: to the document, the window, observers, timers. */
const heavy = [
  'UI/Chat/MessageList',
  'UI/Chat/ChatFooter',
  'UI/Member/PhotoGallery',
  'UI/Member/SwipeDeck',
  'UI/Member/MemberGrid',
  'UI/Overlays/Dialog',
  'UI/Overlays/Lightbox',
  'UI/Overlays/Menu',
  'UI/Overlays/Tooltip',
  'UI/Controls/Combobox',
  'UI/Feedback/Countdown',
  'UI/Shell/Layout',
];
const rounds = 3;

/** Storybook keeps a shown story for five seconds, for its animations, but not when it detects its test runner. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ playwright }, provide) => {
      const browser = await launch(playwright.chromium);
      const page = await openPage(browser, { userAgent: 'StorybookTestRunner' });
      await openStorybook(page);
      await provide(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const idOf = (title: string) => stories.find((story) => story.title === title)?.id ?? `no story of ${title}`;

interface Kept {
  nodes: number;
  listeners: number;
}

async function kept(session: CDPSession): Promise<Kept> {
  // Objects whose release depended on the first collection go with the second.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

for (const title of heavy)
  test(`${title} leaves nothing in memory`, async ({ preview }) => {
    const empty = idOf('UI/Feedback/Spinner');
    const mountAndLeave = async () => {
      expect(await show(preview, idOf(title))).toEqual([]);
      expect(await show(preview, empty)).toEqual([]);
    };
    const session = await preview.context().newCDPSession(preview);
    await session.send('Performance.enable');
    const block = async () => {
      for (let round = 0; round < rounds; round += 1) await mountAndLeave();
      return await kept(session);
    };
    let before = await block();
    const least: Kept = { nodes: Infinity, listeners: Infinity };
    // A cache or a delayed release adds memory in some of the rounds, more often on a fast machine; a leak adds some in every round.
    await expect
      .poll(async () => {
        const after = await block();
        for (const what of ['nodes', 'listeners'] as const)
          least[what] = Math.min(least[what], after[what] - before[what]);
        before = after;
        return Math.max(least.nodes, least.listeners);
      }, 'nodes or listeners that each block of rounds adds')
      .toBeLessThan(rounds);
    await session.detach();
  });
