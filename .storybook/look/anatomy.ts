import { addons } from 'storybook/preview-api';

/** Event that a story sends when it is shown with its parts numbered and measured. */
export const anatomyEvent = 'heartline/anatomy';
export interface Part {
  /** The part's `data-slot`. */
  slot: string;
  /** Pixels. */
  width: number;
  height: number;
  /** CSS declarations with a value other than zero or none: `padding 12px 16px`. */
  measures: string[];
}
export interface Anatomy {
  frame: string;
  parts: Part[];
}

/** Name of the frame that shows this page; null if no page asked for the anatomy. */
const frame = new URLSearchParams(location.search).get('anatomy');
const most = 9;
const nothing = /^(0px|normal|none|auto|0px 0px)$/;

/** Numbers the parts of the current story and reports their measures to the page around it, now and whenever the story's size changes. */
export function showAnatomy(): () => void {
  const box = document.querySelector<HTMLElement>('#storybook-root');
  if (frame === null || !box) return () => {};
  const sheet = document.createElement('div');
  sheet.style.cssText = 'position:absolute;inset:0;pointer-events:none;z-index:2147483647';
  const show = () => {
    const parts = partsIn(box);
    sheet.replaceChildren(...parts.map(({ element }, at) => outline(element, at + 1)));
    addons.getChannel().emit(anatomyEvent, {
      frame,
      parts: parts.map(({ slot, element }) => measured(slot, element)),
    } satisfies Anatomy);
  };
  document.body.append(sheet);
  const resized = new ResizeObserver(show);
  resized.observe(box);
  const late = setTimeout(show, 600);
  return () => {
    resized.disconnect();
    clearTimeout(late);
    sheet.remove();
  };
}

/** A part may also be a drawing. */
type Slotted = HTMLElement | SVGElement;

/** The first visible part of each kind, outermost first; searched in the open dialog, if there is one. */
function partsIn(box: HTMLElement): { slot: string; element: Slotted }[] {
  const opened = document.querySelector<HTMLElement>('dialog[open]');
  const found = new Map<string, Slotted>();
  for (const element of (opened?.parentElement ?? box).querySelectorAll<Slotted>('[data-slot]')) {
    const slot = element.dataset['slot'] ?? '';
    const { width, height } = element.getBoundingClientRect();
    if (slot !== '' && width > 1 && height > 1 && !found.has(slot)) found.set(slot, element);
  }
  return [...found].slice(0, most).map(([slot, element]) => ({ slot, element }));
}

function measured(slot: string, element: Slotted): Part {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const text = element instanceof HTMLElement ? element.innerText : '';
  const said: [string, string][] = [
    ['padding', style.padding],
    ['gap', style.gap],
    ['radius', style.borderRadius],
    ['text', text.trim() === '' ? 'none' : `${style.fontSize} / ${style.lineHeight}, ${style.fontWeight}`],
  ];
  return {
    slot,
    width: Math.round(width),
    height: Math.round(height),
    measures: said.filter(([, value]) => !nothing.test(value)).map((pair) => pair.join(' ')),
  };
}

function outline(element: Slotted, number: number): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const line = document.createElement('div');
  line.style.cssText = `position:absolute;left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px;outline:1px dashed #7c3aed;outline-offset:-1px`;
  const badge = document.createElement('span');
  badge.textContent = String(number);
  badge.style.cssText = `position:absolute;left:${((number - 1) % 3) * 18 - 2}px;top:-8px;min-width:16px;height:16px;border-radius:8px;background:#7c3aed;color:#fff;font:700 11px/16px system-ui;text-align:center`;
  line.append(badge);
  return line;
}
