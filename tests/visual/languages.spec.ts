import { expect, type Page } from '@playwright/test';

import { locales, type Locale } from '../../packages/api-client/src/languages.ts';
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
      const shown = await inEachLanguage(preview, () => preview.evaluate(textOfPage));
      const english = shown.get('en') ?? '';
      expect(english).toMatch(/\p{L}{3}/u);
      for (const [lang, text] of shown) {
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
  const sections = await inEachLanguage(preview, () =>
    preview.evaluate(() =>
      [...document.querySelectorAll('[data-slot=top-bar-nav] a')].map(({ lastElementChild }) => ({
        label: lastElementChild!.textContent,
        cut: lastElementChild!.scrollWidth > lastElementChild!.clientWidth,
      })),
    ),
  );
  for (const [language, shown] of sections) {
    expect(shown, language).toHaveLength(5);
    expect(
      shown.filter(({ cut }) => cut),
      language,
    ).toEqual([]);
  }
});

/** Screens with several buttons in a row, or with long ones, and widths at which rows are narrowest. */
const withButtons = [
  'Account/Me',
  'Account/My profile',
  'Chat/Conversation',
  'Credits/Pricing',
  'Likes/Likes',
  'Members/Profile',
  'Members/Search',
  'Payments/Checkout',
  'Play/Swipe game',
  'Safety/Safety',
  'Signup/Steps',
  'Site/Home',
];
const widths = [320, 360, 414, 576, 800, 992];

test.describe('no button breaks a word, and no chip is cut without a fade, in 11 languages at 6 widths', () => {
  for (const title of withButtons)
    test(title, async ({ preview }) => {
      await show(preview, ofEach.get(`Screens/${title}`)!.id);
      const broken = await inEachLanguage(preview, async () => {
        const found: string[] = [];
        for (const width of widths) {
          await resize(preview, { width, height: 800 });
          for (const word of await preview.evaluate(brokenWords)) found.push(`${width} px: ${word}`);
          for (const row of await preview.evaluate(cutRows)) found.push(`${width} px, cut without a fade: ${row}`);
        }
        return found;
      });
      expect([...broken].filter(([, words]) => words.length > 0)).toEqual([]);
    });
});

/** Words of buttons whose letters stand on more than one line, unless a hyphen says so. */
async function brokenWords(): Promise<string[]> {
  // Elements that follow the width in script are drawn again in the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const found: string[] = [];
  for (const button of document.querySelectorAll('button, [data-slot=button], [role=button]')) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement!.closest('.sr-only')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
  }
  return found;
}

/** Low rows of buttons or links that scroll sideways without fading at their ends: nothing says that there is more. */
function cutRows(): string[] {
  const highest = 72;
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((row) => {
      if (row.scrollWidth <= row.clientWidth + 1 || row.clientHeight > highest || !row.querySelector('a, button'))
        return false;
      const { overflowX, maskImage } = getComputedStyle(row);
      return /auto|scroll/.test(overflowX) && maskImage === 'none';
    })
    .map((row) => row.innerText.slice(0, 40));
}

async function textOfPage(): Promise<string> {
  // Legal pages load each language on demand.
  for (let tries = 0; document.body.innerText.trim() === '' && tries < 120; tries += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.body.innerText;
}

/** Switches the story to one language after the other, and reads each. */
async function inEachLanguage<T>(page: Page, read: () => Promise<T>): Promise<Map<Locale, T>> {
  const switchTo = (globals: Record<string, unknown>) =>
    page.evaluate(async (next) => {
      const preview = window.__STORYBOOK_PREVIEW__!;
      const { userGlobals } = preview.storyStoreValue!;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const { locale, a11y } = userGlobals.get();
      userGlobals.update(next);
      await preview.currentRender?.rerender();
      // The root changes its language after rendering.
      for (let tries = 0; document.documentElement.lang !== next['locale'] && tries < 120; tries += 1) await frame();
      await frame();
      return { locale, a11y };
    }, globals);
  const shown = new Map<Locale, T>();
  let first: Record<string, unknown> | undefined;
  for (const locale of locales) {
    const before = await switchTo({ locale, a11y: { manual: true } });
    first ??= before;
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    shown.set(locale, await read());
  }
  if (first) await switchTo(first);
  return shown;
}
