import { expect, type Page } from '@playwright/test';

import { locales } from '../../packages/api-client/src/languages.ts';
import { show, test } from './support/preview.ts';
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
