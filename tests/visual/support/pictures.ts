import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';

import { protocolOf } from './protocol.ts';
import { resize, settled } from './settled.ts';

/** Each worker has one processor at most. */
sharp.concurrency(1);

/** RGBA, row by row. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Pixels differ if one of their colour channels (0 to 255) differs by more than this. */
const another = 26;
/** From run to run Chromium draws a few pixels of a scaled portrait in another shade; a shift by one pixel changes hundreds. */
const mostOthers = 8;
/** Stored pictures round each colour channel to this step: the error is at most half a step, well below `another`. */
const shade = 16;
const patience = 5_000;

/**
 * Compares the whole page with its stored picture, or writes the picture if there is none or Playwright was told to update. Returns the
 * faults and adds the images to the results.
 */
export async function pictureFaults(page: Page, file: string, info: TestInfo): Promise<string[]> {
  const { updateSnapshots } = info.config;
  const stored = existsSync(file) && updateSnapshots !== 'all' ? readFileSync(file) : undefined;
  if (!stored && updateSnapshots === 'none') return [`${basename(file)}: there is no stored picture`];
  return await inItsWholeLength(page, (height) => compare(page, height, stored, file, info));
}

/**
 * Makes the window as high as the page while `look` takes its picture. A browser asked for more than its window enlarges it too, but only
 * for that moment: a list that draws only the rows near the window then redraws them, without their photos. A page behind a dialog shows
 * no more than the window.
 */
async function inItsWholeLength<T>(page: Page, look: (height: number) => Promise<T>): Promise<T> {
  const window = page.viewportSize()!;
  const lengthOf = () =>
    page.evaluate(() => (document.querySelector(':modal') ? innerHeight : document.documentElement.scrollHeight));
  let length = await lengthOf();
  if (length <= window.height) return await look(window.height);
  // A higher window may make the page longer: a box as high as the window, with something above or below it, always does.
  for (let higher = 0; higher < 3 && length > page.viewportSize()!.height; higher += 1) {
    await resize(page, { ...window, height: length });
    await settled(page);
    length = await lengthOf();
  }
  // A list that draws only the rows near the window is cut below the window's end: otherwise it would redraw while its picture is taken.
  const inParts = await page.locator('main [aria-posinset]').count();
  const seen = await look(inParts > 0 ? page.viewportSize()!.height : length);
  await resize(page, window);
  await settled(page);
  return seen;
}

async function compare(page: Page, height: number, stored: Buffer | undefined, file: string, info: TestInfo) {
  const { updateSnapshots } = info.config;
  let before: Buffer | undefined;
  for (const started = performance.now(); ;) {
    const shot = await shoot(page, height);
    if (stored?.includes(nameOfBytes(shot)) || (stored && !difference(await decode(stored), await decode(shot))))
      return [];
    // Two equal shots in a row mean that nothing moves any more.
    if (before?.equals(shot) || performance.now() - started > patience) {
      if (stored && updateSnapshots !== 'changed')
        return [await report(basename(file, '.webp'), await decode(stored), await decode(shot), info)];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await encode(shot));
      return [];
    }
    before = shot;
  }
}

async function shoot(page: Page, height: number): Promise<Buffer> {
  const protocol = await protocolOf(page);
  const width = await page.evaluate(holdStill);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > (page.viewportSize()?.height ?? 0),
    clip: { x: 0, y: 0, scale: 1, width, height },
  });
  await page.evaluate(() => window.goOn());
  return Buffer.from(data, 'base64');
}

declare global {
  /** Lets a page move again after `holdStill`. */
  var goOn: () => void;
}

/** Runs in the page: moves animations to their end, or endless ones to their beginning. Returns the width of the page. */
function holdStill(): number {
  const endless: Animation[] = [];
  for (const animation of document.getAnimations())
    // An animation that follows the scroll position stands still with it.
    if (animation.playState !== 'running' || animation.timeline !== document.timeline) continue;
    else if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else {
      animation.cancel();
      endless.push(animation);
    }
  window.goOn = () => {
    for (const animation of endless) animation.play();
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(clientWidth, scrollWidth);
}

async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** Fewer shades make the drawn people of stories a third of the size. The shot's hash in Exif identifies an equal shot without decoding. */
async function encode(shot: Buffer): Promise<Buffer> {
  const pixels = await decode(shot);
  // There are millions of values: an iterator would take seconds.
  for (let at = 0; at < pixels.data.length; at += 1)
    pixels.data[at] = Math.min(255, Math.round(pixels.data[at]! / shade) * shade);
  return await raw(pixels)
    .withExif({ IFD0: { ImageDescription: nameOfBytes(shot) } })
    .webp({ lossless: true })
    .toBuffer();
}

const nameOfBytes = (shot: Buffer) => createHash('sha1').update(shot).digest('hex');

/** The difference in words; undefined if there is none. */
function difference(stored: Pixels, now: Pixels): string | undefined {
  if (stored.width !== now.width || stored.height !== now.height)
    return `it is ${now.width} × ${now.height} px, and was ${stored.width} × ${stored.height}`;
  const count = others(stored, now).length;
  return count > mostOthers ? `${count} pixels are different` : undefined;
}

/** Offsets in `data` of the pixels that differ. */
function others(one: Pixels, other: Pixels): number[] {
  const found: number[] = [];
  const [a, b] = [one, other].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4));
  for (let pixel = 0; pixel < a!.length; pixel += 1) {
    if (a![pixel] === b![pixel]) continue;
    const at = pixel * 4;
    const off = (channel: number) => Math.abs(one.data[at + channel]! - other.data[at + channel]!);
    if (Math.max(off(0), off(1), off(2)) > another) found.push(at);
  }
  return found;
}

/** Writes both pictures and, if they have the same size, a third one with the differences in red. */
async function report(name: string, stored: Pixels, now: Pixels, info: TestInfo): Promise<string> {
  const images: [string, Pixels][] = [
    ['expected', stored],
    ['actual', now],
  ];
  if (stored.width === now.width && stored.height === now.height) {
    const data = Buffer.from(now.data.map((value, at) => (at % 4 === 3 ? 255 : 191 + value / 4)));
    for (const at of others(stored, now)) data.set([200, 0, 0], at);
    images.push(['diff', { ...now, data }]);
  }
  for (const [what, pixels] of images) {
    const path = info.outputPath(`${name}-${what}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await raw(pixels).png().toFile(path);
    info.attachments.push({ name: basename(path), path, contentType: 'image/png' });
  }
  return `${name}: ${difference(stored, now)}, see ${info.outputDir}`;
}
