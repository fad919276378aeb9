import { expect, type Page } from '@playwright/test';

import { locales } from '../../packages/api-client/src/languages.ts';
import { show, test } from './support/preview.ts';
import { stories, type Story } from './support/stories.ts';

const screens = stories.filter(({ title }) => title.startsWith('Screens/'));
/** The words of a site's own page come from the server: what is ours is what is said when they do not. */
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
        // What stands in place of a message that is missing is its id.
        expect(
          text.match(/\b[a-z-]+\.[a-zA-Z]+\.[a-zA-Z]{3,}\b/g)?.filter((word) => !text.includes(`@${word}`)) ?? [],
          lang,
        ).toEqual([]);
      }
    });
});

/** Turns the story that is shown into one language after the other, and reads it. */
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
      // The root says its language after it was drawn.
      for (let tries = 0; document.documentElement.lang !== locale && tries < 120; tries += 1) await frame();
      await frame();
      // Pages of law come in each language when they are asked for.
      for (let tries = 0; document.body.innerText.trim() === '' && tries < 120; tries += 1) await frame();
      shown.push({ lang: document.documentElement.lang, text: document.body.innerText });
    }
    globals.update({ locale: before['locale'], a11y: before['a11y'] });
    return shown;
  }, wanted);
}
