// Tests of the checks: each error that a check must find is made on purpose here, and valid input passes.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';

import { accessFaults } from '../visual/support/access.ts';
import { faultsInDark } from '../visual/support/colours.ts';
import { hostileTextFaults } from '../visual/support/hostile-text.ts';
import { pictureFaults } from '../visual/support/pictures.ts';
import { launch, openPage, openStorybook, show } from '../visual/support/preview.ts';

const test = base.extend<object, { shown: Page }>({
  shown: [
    async ({ playwright }, provide) => {
      const browser = await launch(playwright.chromium);
      const page = await openPage(browser);
      // The observers are injected when a page opens.
      await page.goto('about:blank');
      await provide(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const sound = `<!doctype html><html lang="en"><title>Visits</title>
  <style>
    body { margin: 16px; font: 1rem/1.5 sans-serif; color: #222; background: #fff }
    [data-theme=dark] :is(body, a) { color: #eee; background: #222 }
    :focus-visible { outline: 3px solid #639 }
    button, input { font: inherit }
    button { border: 0; padding: 12px }
    [aria-pressed=true] { text-decoration: underline }
  </style>
  <main>
    <h1>Visits</h1>
    <p>Anna was here.</p>
    <p><a href="#anna">Her profile</a></p>
    <p><button aria-pressed="true">New</button> <button aria-pressed="false">Seen</button></p>
    <label>Note <input></label>
  </main>`;
const broken = (style: string, body = '') => `${sound}<style>${style}</style>${body}`;

test('a contrast that is too low in dark mode', async ({ shown }) => {
  await shown.setContent(sound);
  expect(await faultsInDark(shown)).toEqual([]);
  await shown.setContent(broken('[data-theme=dark] p { color: #555 }'));
  expect((await faultsInDark(shown)).join()).toMatch(/^color-contrast: .*p/);
});

test('a member’s text that overflows its box', async ({ shown }) => {
  const boxed = 'p, h1 { overflow: clip; overflow-clip-margin: 4px; overflow-wrap: anywhere }';
  const faults = async (style: string, body = '') => {
    await shown.setContent(broken(style, body));
    return (await hostileTextFaults(shown)).join();
  };
  expect(await faults(boxed)).toBe('');
  expect(await faults('')).toMatch(/the page scrolls sideways by \d+ px.*<p> “Anna was here\.” has no box/);
  expect(await faults(boxed, '<div>Visit of Anna</div>')).toMatch(/<div> “Visit of Anna” has no box/);
  // An ancestor far away that clips it lets it cover everything between.
  expect(await faults(`${boxed} aside { overflow: clip; padding: 99px 0 }`, '<aside><div>Anna</div></aside>')).toMatch(
    /<div> “Anna” is cut only by <aside>/,
  );
  expect(await faults(boxed, '<div dir="auto">Coffee?</div>')).toMatch(/<div> “Coffee\?” has no box/);
});

test('a shift by one pixel, shown as an image', async ({ shown }, info) => {
  const picture = info.outputPath('visits.webp');
  const faults = async (page: string, updateSnapshots: 'all' | 'none' = 'none') => {
    await shown.setContent(page);
    return await pictureFaults(shown, picture, Object.assign(info, { config: { ...info.config, updateSnapshots } }));
  };
  expect(await faults(sound)).toEqual(['visits.webp: there is no stored picture']);
  expect(await faults(sound, 'all')).toEqual([]);
  expect(await faults(sound)).toEqual([]);
  // Found by its pixels, even in a file written by another Chromium.
  writeFileSync(picture, await sharp(picture).webp({ lossless: true }).toBuffer());
  expect(await faults(sound)).toEqual([]);
  expect((await faults(broken('h1 { position: relative; left: 1px }'))).join()).toMatch(
    /^visits: \d+ pixels are different/,
  );
  expect(info.attachments.map(({ name }) => name)).toContain('visits-diff.png');
  expect((await faults(broken('h1 { margin-bottom: 999px }'))).join()).toMatch(/^visits: it is \d+ × \d+ px, and was/);
});

test('valid markup has no accessibility faults', async ({ shown }) => {
  await shown.setContent(sound);
  expect(await accessFaults(shown)).toEqual([]);
});

const access: [title: string, style: string, body: string, fault: RegExp][] = [
  [
    'animation despite reduced motion',
    '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 2s infinite }',
    '',
    /^reduced motion: <h1> "Visits" moves$/,
  ],
  [
    'text cut off by wider spacing',
    'p { width: 7.2em; height: 1.2em; line-height: 1.2; overflow: hidden }',
    '',
    /^text spacing: <p> "Anna was here." is cut off/,
  ],
  [
    'a line that may not grow',
    'p { height: 24px; overflow: hidden }',
    '',
    /^text size 200 %: <p> "Anna was here." is cut off/,
  ],
  ['a text set in pixels', 'p { font-size: 16px }', '', /^text size 200 %: <p> "Anna was here." does not grow/],
  [
    'words that then stand on others',
    'h1 { font-size: 1rem; margin: 0 } main { position: relative } main > p:first-of-type { position: absolute; top: 12px; margin: 0 }',
    '',
    /^text size 200 %: <h1> "Visits" stands on <p> "Anna was here\."/,
  ],
  ['a box wider than a phone', 'main { width: 400px }', '', /^320 px: the page scrolls sideways/],
  [
    'words cut off on a phone',
    'main { overflow: hidden } h1 { width: 400px; text-align: right }',
    '',
    /^320 px: <h1> "Visits" is cut off/,
  ],
  [
    'an icon without an edge',
    '',
    '<button aria-label="Like"><svg width="20" height="20"><circle r="9" /></svg></button>',
    /^forced colours: <button> "Like" has no edge/,
  ],
  [
    'a chosen state of colour alone',
    '[aria-pressed=true] { background: red; text-decoration: none }',
    '',
    /^forced colours: <button> "New" looks as if it had no aria-pressed/,
  ],
  ['focus that is not shown', 'a:focus-visible { outline: none }', '', /^keyboard: <a> "Her profile" does not show/],
  [
    'focus shown by a shadow alone',
    'a:focus-visible { outline: none; box-shadow: 0 0 0 3px red }',
    '',
    /^keyboard: <a> "Her profile" shows its focus without an outline$/,
  ],
  [
    'a button the keyboard does not reach',
    '',
    '<button tabindex="-1">Hide</button>',
    /^keyboard: <button> "Hide" can be pressed but not reached/,
  ],
  [
    'a field that keeps the focus',
    '',
    '<input aria-label="Trap" onkeydown="event.preventDefault()"><button>After</button>',
    /^keyboard: <button> "After" is not reached by Tab/,
  ],
  ['an order of its own', '', '<button tabindex="1">First</button>', /^keyboard: <button> "First" jumps the queue/],
  [
    'a line read from its end',
    '',
    '<div style="display: flex; flex-direction: row-reverse"><button>One</button><button>Two</button></div>',
    /^keyboard: from <button> "One" the focus jumps back to <button> "Two"/,
  ],
  [
    'a dialog that Escape does not close',
    '',
    '<dialog><button>Stay</button></dialog><script>{ const d = document.querySelector("dialog"); d.showModal(); d.onkeydown = d.oncancel = (event) => event.key !== "Tab" && event.preventDefault() }</script>',
    /^keyboard: <dialog> "Stay" does not close with Escape/,
  ],
  [
    'a dialog that should stay and does not',
    '',
    '<dialog closedby="none"><button>Stay</button></dialog><script>{ const d = document.querySelector("dialog"); d.showModal(); d.onkeydown = (event) => event.key === "Escape" && d.close() }</script>',
    /^keyboard: <dialog> "Stay" closes with Escape, though/,
  ],
];
for (const [title, style, body, fault] of access)
  test(title, async ({ shown }) => {
    await shown.setContent(broken(style, body));
    const faults = await accessFaults(shown);
    expect(faults.filter((found) => fault.test(found))).not.toEqual([]);
  });

test('a missing label, low contrast and a failing play function, in the run of stories', async ({
  playwright,
}, info) => {
  // Builds a Storybook of its own.
  const folder = info.outputPath('storybook');
  spawnSync(
    'node_modules/.bin/storybook',
    ['build', '--config-dir', 'tests/fixtures/checks/storybook', '--output-dir', folder, '--disable-telemetry'],
    { cwd: fileURLToPath(new URL('../../', import.meta.url)) },
  );
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, { type: string; name: string }>;
  };
  const browser = await launch(playwright.chromium);
  const page = await openPage(browser);
  await page.route('**/*', (route) => route.fulfill({ path: folder + new URL(route.request().url()).pathname }));
  await openStorybook(page, { access: true });
  const said: Record<string, string> = {};
  for (const [id, { type, name }] of Object.entries(index.entries))
    if (type === 'story') said[name] = (await show(page, id)).join();
  await browser.close();
  expect(said).toEqual({
    Sound: '',
    'Without Label': expect.stringContaining('Form elements must have labels'),
    'Hard To Read': expect.stringContaining('contrast'),
    'Fails To Play': expect.stringContaining('Unable to find'),
  });
});
