import { globSync } from 'node:fs';

import { expect } from '@playwright/test';

import { accessFaults } from './support/access.ts';
import { faultsInDark } from './support/colours.ts';
import { hostileTextFaults } from './support/hostile-text.ts';
import { show, test } from './support/preview.ts';
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
