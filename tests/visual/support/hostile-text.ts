import type { Page } from '@playwright/test';

import { resize } from './settled.ts';

const narrow = { width: 360, height: 640 };

/** Text that a member may enter as a name, profile or message: piled marks, one endless word, other directions, joined signs. */
const hostile = [
  `Ya${'\u0310\u0489'.repeat(50)}\u0E01${'\u0E49'.repeat(100)}`,
  '\u{1F469}\u200D'.repeat(60),
  'W'.repeat(500),
  '\u202Eesrever\u2067',
  '\uFDFD'.repeat(12),
].join('');

/** Names of members in the stories. Any text in `bdi` or with `dir="auto"` counts as a member's text as well. */
const names =
  'Anna|Ruben|Maja|Youssef|Elin|Tobias|Sofia|Idris|Margot|Mikael|Roos|Joost|Priya|Maximiliane[\\p{L}-]*|Sam(?= |,|\\.|$)';

/**
 * Replaces every text of a member with hostile text, at 360 px, and returns where it leaves its box: where nothing cuts it near its own
 * block, or where the page or a box in it scrolls sideways. Do not use the story afterwards.
 */
export async function hostileTextFaults(page: Page): Promise<string[]> {
  await resize(page, narrow);
  return await page.evaluate(replaceAndMeasure, { hostile, names });
}

function replaceAndMeasure(given: { hostile: string; names: string }): string[] {
  const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${given.names})(?![\\p{L}\\p{N}])`, 'gu');
  const page = document.scrollingElement ?? document.documentElement;
  const wide = (element: Element) => Math.max(element.scrollWidth - element.clientWidth, 0);
  const scrollers = [...document.body.querySelectorAll('*')].filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  const before = new Map([page, ...scrollers].map((element) => [element, wide(element)]));

  const replaced: { text: Text; own: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('script, style, option, textarea, svg')) continue;
    const own = text.data;
    const whole = parent.closest(`bdi, [dir="auto"]`) !== null && !parent.closest('time, button');
    const next = whole ? given.hostile : own.replaceAll(known, given.hostile);
    if (next === own) continue;
    text.data = next;
    replaced.push({ text, own: own.trim().slice(0, 40) });
  }

  const faults: string[] = [];
  for (const [element, width] of before)
    if (wide(element) > width + 1)
      faults.push(`${element === page ? 'the page' : nameOf(element)} scrolls sideways by ${wide(element) - width} px`);

  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== 'visible' && overflowY !== 'visible';
  };
  for (const { text, own } of replaced) {
    const parent = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getClientRects().length === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let block: Element = parent;
    while (['inline', 'contents'].includes(getComputedStyle(block).display) && block.parentElement)
      block = block.parentElement;
    let box: Element | null = parent;
    while (box && box !== document.body && !cuts(box)) box = box.parentElement;
    const where = `${nameOf(block)} “${own}”`;
    if (!box || box === document.body) {
      faults.push(`${where} has no box`);
      continue;
    }
    // A box around the block must end where the block ends, give or take a line and a padding.
    const room = (Number.parseFloat(getComputedStyle(block).lineHeight) || 24) + 24;
    const [inner, outer] = [block.getBoundingClientRect(), box.getBoundingClientRect()];
    if (outer.width <= 1 || outer.height <= 1) continue;
    if (!block.contains(box) && (outer.top < inner.top - room || outer.bottom > inner.bottom + room))
      faults.push(`${where} is cut only by ${nameOf(box)}`);
  }
  return [...new Set(faults)];

  function nameOf(element: Element): string {
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
    return `<${element.localName}>${slot ? ` in ${slot}` : ''}`;
  }
}
