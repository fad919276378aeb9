import { globSync } from 'node:fs';

import { expect } from '@playwright/test';

import { accessFaults } from './support/access.ts';
import { faultsInDark } from './support/colours.ts';
import { hostileTextFaults } from './support/hostile-text.ts';
import { show, test } from './support/preview.ts';
import { stateOf } from './support/screens.ts';
import { stories } from './support/stories.ts';

test('[LIB-04a] each story that is compared has its picture, and each picture its story', () => {
  const drawn = globSync('*.png', { cwd: new URL('pictures', import.meta.url) });
  expect(drawn.toSorted()).toEqual(
    stories
      .filter(({ picture }) => picture)
      .map(({ id }) => `${id}.png`)
      .toSorted(),
  );
});

const screens = stories.filter(({ title }) => title.startsWith('Screens/'));

// That each screen has them is seen by tools/checks/elements.ts.
test('[LIB-02a] stories of screens that are called loading, empty or failed show it, without a server', async ({
  preview,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const { id, title, name } of screens) {
    const state = stateOf(name);
    if (!state) continue;
    await show(preview, id);
    if ((await preview.locator(state.shows).count()) === 0) faults.push(`${title}: ${name}`);
  }
  expect(faults).toEqual([]);
});

test('[NAV-10c] thumbnails are 180 to 220 px high, the picture of a match is 250 px wide', async ({ preview }) => {
  await show(preview, 'ui-member-photogallery--twenty-five');
  const heights = await preview
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(heights).toHaveLength(24);
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(180);
    expect(height).toBeLessThanOrEqual(220);
  }
  await show(preview, 'ui-member-matchmodal--default');
  // A little tilted: its box on the screen is larger.
  const picture = preview.getByRole('button', { name: 'View Anna’s profile' });
  expect(await picture.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(250);
});

for (const { id, title, name, picture } of stories) {
  test(`${title}: ${name}`, async ({ preview }) => {
    expect(await show(preview, id), 'rendering and play function').toEqual([]);
    if (picture) await expect(preview).toHaveScreenshot(`${id}.png`, { fullPage: true });
    // Screens are made of elements and are walked through by the acceptance tests.
    if (title.startsWith('UI/')) expect(await accessFaults(preview), 'access').toEqual([]);
    expect(await faultsInDark(preview), 'colours in dark').toEqual([]);
    // Last: the story is not the same afterwards.
    expect(await hostileTextFaults(preview), 'hostile text of members').toEqual([]);
  });
}
