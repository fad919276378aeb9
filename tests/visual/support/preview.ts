import { stripVTControlCharacters } from 'node:util';

import { test as base, type Browser, type BrowserContextOptions, type BrowserType, type Page } from '@playwright/test';

import { browserArguments, testBrowser } from '../../../tools/lib/browser.ts';
import { installKeyboardProbe } from './keyboard-probe.ts';
import { installLayoutProbe } from './layout-probe.ts';
import { sizeOf, type Look, type OwnLook } from './looks.ts';
import { resize, settled, watch } from './settled.ts';
import { port } from './stories.ts';

/** The time at which every story begins, in UTC. The time zone of the browser context decides when that day ends. */
const storyTime = Date.parse('2026-11-21T12:00:00Z');

const normalSize = { width: 420, height: 640 };

export function launch(chromium: BrowserType): Promise<Browser> {
  return chromium.launch({
    executablePath: testBrowser,
    // Otherwise a loaded photo may be painted a moment later than its surroundings.
    args: [...browserArguments, '--disable-lcd-text', '--disable-checker-imaging'],
  });
}

/** Uncaught errors since the story began. */
const thrown = new WeakMap<Page, string[]>();

/** Opens a page for stories: its size, language, time zone and clock are always the same. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: normalSize,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    baseURL: `http://127.0.0.1:${port}`,
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => thrown.get(page)?.push(message));
  await watch(page);
  await page.addInitScript(installClock);
  await page.addInitScript(installLayoutProbe);
  await page.addInitScript(installKeyboardProbe);
  // A pressed link must not carry the page away from Storybook.
  await page.addInitScript(() =>
    window.addEventListener(
      'click',
      (event) => event.composedPath().some((target) => target instanceof HTMLAnchorElement) && event.preventDefault(),
    ),
  );
  return page;
}

/** One page for each worker: changing the story inside it is ten times quicker than loading Storybook again. */
export const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ playwright }, use) => {
      const browser = await launch(playwright.chromium);
      const page = await openPage(browser);
      await openStorybook(page, { access: true });
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** `access`: with Storybook's own check after each story, all rules of axe in light. */
export async function openStorybook(page: Page, { access = false } = {}): Promise<void> {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // A blinking caret would appear in some pictures only.
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await page.evaluate((manual) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.emit('updateGlobals', { globals: { a11y: { manual } } });
    // Nothing outside the page listens, yet every event would be serialised for it, with all its data, and kept.
    channel.transports.length = 0;
  }, !access);
}

/** The looks that stories set for themselves, in the order of `ids`. */
export function ownLooks(page: Page, ids: string[]): Promise<OwnLook[]> {
  return page.evaluate(
    async (storyIds) =>
      await Promise.all(
        storyIds.map(async (storyId) => {
          const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__!.storyStoreValue!.loadStory({
            storyId,
          });
          const { locale, theme, viewport } = storyGlobals;
          const width = parameters.viewport?.options[viewport?.value ?? '']?.styles.width;
          return { locale, theme, width: width === undefined ? undefined : Number.parseInt(width, 10) };
        }),
      ),
    ids,
  );
}

/** Shows the current story in this look and waits until it is settled; a change of theme alone loads and moves nothing. */
export async function lookAt(page: Page, { width, theme, locale }: Look): Promise<void> {
  const moves = locale !== undefined || page.viewportSize()?.width !== width;
  await resize(page, sizeOf(width));
  if (locale) await showIn(page, locale);
  await page.evaluate((wanted) => void (document.documentElement.dataset['theme'] = wanted), theme);
  if (moves) await settled(page);
}

/** Draws the current story again in another language, from its beginning but without its play function. */
async function showIn(page: Page, locale: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const preview = window.__STORYBOOK_PREVIEW__!;
    const globals = preview.storyStoreValue!.userGlobals;
    const before = globals.get();
    globals.update({ locale: wanted, a11y: { manual: true } });
    await preview.currentRender?.rerender();
    globals.update({ locale: before['locale'], a11y: before['a11y'] });
  }, locale);
}

/**
 * Mounts a story, lets its play function end and waits until the page is settled. Returns the errors of rendering and of the play
 * function, and those not caught.
 */
export async function show(page: Page, id: string): Promise<string[]> {
  await page.evaluate(leaveStory);
  thrown.set(page, []);
  const problems = await page.evaluate(
    ([storyId, time]) =>
      new Promise<string[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const found: string[] = [];
        const failed = (event: StoryEvent) => {
          for (const error of [event].flat()) found.push(error.message ?? error.title ?? 'failed');
        };
        const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'];
        failures.push('storyErrored', 'storyMissing');
        const finish = (event: StoryEvent) => {
          if (event.storyId !== storyId) return;
          for (const { violations = [] } of (event.reporters ?? []).map(({ result }) => result ?? {}))
            for (const { help, nodes } of violations)
              found.push(`access: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
          for (const name of failures) channel.off(name, failed);
          channel.off('storyFinished', finish);
          resolve(event.status === 'error' && found.length === 0 ? ['the story ended with an error'] : found);
        };
        for (const name of failures) channel.on(name, failed);
        channel.on('storyFinished', finish);
        window.setClock(time);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, storyTime] as const,
  );
  await settled(page);
  return [...problems, ...(thrown.get(page) ?? [])].map((problem) => stripVTControlCharacters(problem).slice(0, 400));
}

/**
 * Unmounts the story and waits until its dialogs are gone. They give the focus back in a timer that starts after their last effects, when
 * their focus guards are removed: the timer must not take the focus from a dialog of the next story.
 */
async function leaveStory(): Promise<void> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview?.currentRender) return;
  await preview.teardownRender(preview.currentRender);
  const timers = () => new Promise((resolve) => setTimeout(resolve));
  do await timers();
  while (document.querySelector('[data-radix-focus-guard]'));
  await timers();
}

/** Gives the page a clock that each story sets to the same time and that runs from there. */
function installClock(): void {
  const Real = Date;
  let ahead = 0;
  const now = () => Real.now() + ahead;
  window.Date = new Proxy(Real, {
    construct: (target, parameters: [], self) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, self) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  window.setClock = (time) => {
    ahead = time - Real.now();
  };
}

interface StoryEvent {
  storyId?: string;
  status?: 'error' | 'success';
  message?: string;
  title?: string;
  reporters?: { result?: { violations?: { help: string; nodes: { target: string[] }[] }[] } }[];
}

interface Globals {
  locale?: string;
  theme?: 'light' | 'dark';
  viewport?: { value?: string };
}

declare global {
  var __STORYBOOK_PREVIEW__:
    | {
        storyStoreValue?: {
          loadStory: (given: { storyId: string }) => Promise<{
            storyGlobals: Globals;
            parameters: { viewport?: { options: Record<string, { styles: { width: string } }> } };
          }>;
          userGlobals: { get: () => Record<string, unknown>; update: (change: Record<string, unknown>) => void };
        };
        currentRender?: { storyContext?: () => { args: object }; rerender: () => Promise<void> };
        teardownRender: (render: object) => Promise<void>;
      }
    | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: {
    transports: unknown[];
    emit: (name: string, ...parameters: unknown[]) => void;
    on: (name: string, listener: (event: StoryEvent) => void) => void;
    off: (name: string, listener: (event: StoryEvent) => void) => void;
  };
  var setClock: (time: number) => void;
}
