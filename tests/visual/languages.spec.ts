import { expect, type Page } from '@playwright/test';

import { locales } from '../../packages/api-client/src/languages.ts';
import { show, test } from './support/preview.ts';
import { resize } from './support/settled.ts';
import { stories, type Story } from './support/stories.ts';

const screens = stories.filter(({ title }) => title.startsWith('Screens/'));
/** The server provides the text of a site's own page; only the text for a failure to load is ours. */
const isOurs = ({ title, name }: Story) => title !== 'Screens/Legal/Site page' || name === 'Load Failed';
const ofEach = new Map(
  screens
    .filter(isOurs)
    .toReversed()
    .map((story) => [story.title, story]),
);

test.describe('[LIB-02b] a screen shows in all 11 languages', () => {
  for (const { id, title } of ofEach.values())
    test(title, async ({ preview }) => {
      await show(preview, id);
      const shown = await shownIn(preview, locales);
      expect(shown.map(({ lang }) => lang)).toEqual(locales);
      const english = shown.find(({ lang }) => lang === 'en')?.text ?? '';
      expect(english).toMatch(/\p{L}{3}/u);
      for (const { lang, text } of shown) {
        if (lang !== 'en') expect(text, `${lang} is English`).not.toBe(english);
        // A missing message is shown as its id.
        expect(
          text.match(/\b[a-z-]+\.[a-zA-Z]+\.[a-zA-Z]{3,}\b/g)?.filter((word) => !text.includes(`@${word}`)) ?? [],
          lang,
        ).toEqual([]);
      }
    });
});

// From 992 px on, the sections stand beside the logo; 992 px leaves them the least space.
test('the sections of the bar are whole words in all 11 languages at 992 px', async ({ preview }) => {
  await resize(preview, { width: 992, height: 600 });
  await show(preview, 'screens-site-top-bar--free');
  const cut = await preview.evaluate(async (languages) => {
    const { userGlobals } = window.__STORYBOOK_PREVIEW__!.storyStoreValue!;
    const before = userGlobals.get()['locale'];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found: string[] = [];
    for (const locale of languages) {
      userGlobals.update({ locale, a11y: { manual: true } });
      await window.__STORYBOOK_PREVIEW__!.currentRender?.rerender();
      for (let tries = 0; document.documentElement.lang !== locale && tries < 120; tries += 1) await frame();
      await frame();
      const sections = [...document.querySelectorAll('[data-slot=top-bar-nav] a')];
      if (sections.length !== 5) found.push(`${locale}: ${sections.length} sections`);
      for (const label of sections.map((section) => section.lastElementChild!))
        if (label.scrollWidth > label.clientWidth) found.push(`${locale}: ${label.textContent}`);
    }
    userGlobals.update({ locale: before });
    return found;
  }, locales);
  expect(cut).toEqual([]);
});

/** Switches the story to one language after the other, and reads it. */
function shownIn(page: Page, wanted: readonly string[]): Promise<{ lang: string; text: string }[]> {
  return page.evaluate(async (languages) => {
    const preview = window.__STORYBOOK_PREVIEW__!;
    const globals = preview.storyStoreValue!.userGlobals;
    const before = globals.get();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = [];
    for (const locale of languages) {
      globals.update({ locale, a11y: { manual: true } });
      await preview.currentRender?.rerender();
      // The root changes its language after rendering.
      for (let tries = 0; document.documentElement.lang !== locale && tries < 120; tries += 1) await frame();
      await frame();
      // Legal pages load each language on demand.
      for (let tries = 0; document.body.innerText.trim() === '' && tries < 120; tries += 1) await frame();
      shown.push({ lang: document.documentElement.lang, text: document.body.innerText });
    }
    globals.update({ locale: before['locale'], a11y: before['a11y'] });
    return shown;
  }, wanted);
}
