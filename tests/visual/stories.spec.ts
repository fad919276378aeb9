import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

import { accessFaults, largeTextFaults } from './support/access.ts';
import { faultsInDark } from './support/colours.ts';
import { hostileTextFaults } from './support/hostile-text.ts';
import { looksOf, nameOf, sizeOf, type Look } from './support/looks.ts';
import { pictureFaults } from './support/pictures.ts';
import { lookAt, ownLooks, show, test } from './support/preview.ts';
import { stateOf } from './support/screens.ts';
import { resize } from './support/settled.ts';
import { notes } from './support/stamp-reporter.ts';
import { stories } from './support/stories.ts';
import { chromiumNote, isUnchanged } from './support/unchanged.ts';

test('[LIB-04a] each story that is compared has its pictures, and each picture its story', async ({ preview }) => {
  const note = chromiumNote(preview.context().browser()!.version());
  if (note) console.info(note);
  const compared = stories.filter(({ picture }) => picture);
  const own = await ownLooks(
    preview,
    compared.map(({ id }) => id),
  );
  const drawn = globSync('*', { cwd: new URL('pictures', import.meta.url) });
  expect(drawn.toSorted()).toEqual(
    compared
      .flatMap(({ id, title }, at) => looksOf(title, own[at] ?? {}).map((look) => `${id}.${nameOf(look)}.webp`))
      .toSorted(),
  );
});

test('[NAV-10c] thumbnails are 180 to 220 px high, the picture of a match is 250 px wide', async ({ preview }) => {
  await show(preview, 'ui-member-photogallery--twenty-five');
  const heights = await preview
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(heights).toHaveLength(25);
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(180);
    expect(height).toBeLessThanOrEqual(220);
  }
  await show(preview, 'ui-member-matchmodal--default');
  // Rotated a little: its bounding box on the screen is larger.
  const picture = preview.getByRole('button', { name: 'View Anna’s profile' });
  expect(await picture.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(250);
});

test('with reduced motion, animated elements are in their final position at once', async ({ preview }) => {
  await show(preview, 'ui-overlays-dialog--sheet-on-phone');
  const away = await preview.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    const gone = dialog.getBoundingClientRect().height === 0;
    dialog.showModal();
    return gone && dialog.getBoundingClientRect().bottom - innerHeight;
  });
  expect(away).toBe(0);
});

test('animations that follow a scroll position run, and are not listed to Storybook, which would wait for them', async ({
  preview,
}) => {
  await resize(preview, { width: 420, height: 640 });
  await show(preview, 'ui-navigation-tablinks--german-long');
  const { listed, own } = await preview.evaluate(() => ({
    listed: document.getAnimations().length,
    own: document.querySelector('.row-fades')!.getAnimations().length,
  }));
  expect({ listed, own }).toEqual({ listed: 0, own: 1 });
});

// tools/checks/elements.ts ensures that each screen has a story for each of its states.
test.describe('[LIB-02a] a story mounts, plays, is drawn as before, and shows the state it is called by', () => {
  for (const { id, title, name, file: madeBy, picture } of stories)
    test(`${title}: ${name}`, async ({ preview }, info) => {
      const chromium = preview.context().browser()!.version();
      info.annotations.push({ type: notes.file, description: madeBy }, { type: notes.chromium, description: chromium });
      const [own = {}] = await ownLooks(preview, [id]);
      const all = looksOf(title, own);
      // An unchanged story needs no pictures, and its first look is enough for the other checks.
      const taken = picture && !isUnchanged({ id, file: madeBy }, chromium);
      const looks: [Look, ...Look[]] = taken ? all : [all[0]];
      await resize(preview, sizeOf(looks[0].width));
      expect(await show(preview, id), 'rendering, play function, access in light').toEqual([]);
      const state = title.startsWith('Screens/') && stateOf(name);
      if (state) expect(await preview.locator(state.shows).count(), 'the state of its name').toBeGreaterThan(0);
      const compare = async (look: Look) => {
        const file = fileURLToPath(new URL(`pictures/${id}.${nameOf(look)}.webp`, import.meta.url));
        if (taken) expect.soft(await pictureFaults(preview, file, info), 'picture').toEqual([]);
      };
      const [first, ...rest] = looks;
      await compare(first);
      for (const look of rest.filter(({ locale }) => !locale)) {
        await lookAt(preview, look);
        await compare(look);
      }
      await resize(preview, sizeOf(first.width));
      expect(await faultsInDark(preview), 'colours in dark').toEqual([]);
      await lookAt(preview, first);
      // Screens consist of elements and are covered by the acceptance tests.
      if (title.startsWith('UI/')) expect(await accessFaults(preview), 'access').toEqual([]);
      else if (/^(Screens|Flows|Landers)\//.test(title))
        expect(await largeTextFaults(preview), 'text size of the reader').toEqual([]);
      expect(await hostileTextFaults(preview), 'hostile text of members').toEqual([]);
      // Last, because these change the story.
      for (const look of rest.filter(({ locale }) => locale)) {
        await lookAt(preview, look);
        await compare(look);
      }
    });
});
