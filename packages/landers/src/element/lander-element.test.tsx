import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import alonetonight from '../alonetonight/lander.ts';
import gallery from '../gallery/lander.ts';
import german from '../gallery/i18n/de.json' with { type: 'json' };
import finnish from '../gallery/i18n/fi.json' with { type: 'json' };
import { fakeSite, siteOrigin } from '../testing/fake-site.ts';
import { drawerOf } from './draw-lander.ts';
import { defineLanderElement } from './lander-element.ts';
import { landerSheet } from './lander-sheet.ts';

/** Styles by which a page could affect an element, short of reaching into it. */
const hostile = `
  * { color: red !important; font-size: 40px !important; font-family: cursive !important; letter-spacing: 1em !important;
      line-height: 3 !important; text-transform: uppercase !important; background: lime !important; box-shadow: none !important;
      --spacing: 40px !important; --ink: red !important; --canvas: lime !important; --radius-base: 99px !important; }
  button, a, h1, form { display: none !important; }`;

const drawGallery = drawerOf(gallery);
const drawEvening = drawerOf(alonetonight);
let style: HTMLStyleElement;
beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'));
  style.textContent = hostile;
});
afterEach(() => {
  style.remove();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function place(attributes: Record<string, string>, lander: 'gallery' | 'alonetonight' = 'gallery') {
  defineLanderElement('gallery', () => drawGallery, undefined);
  defineLanderElement('alonetonight', () => drawEvening, undefined);
  const element = document.createElement(`heartline-${lander}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element as HTMLElement & Record<string, string | null>;
}
const inside = (element: HTMLElement) => element.shadowRoot as ShadowRoot;
const find = async <E extends Element = HTMLElement>(element: HTMLElement, selector: string) => {
  const found = () => inside(element).querySelector<E & HTMLElement>(selector);
  await expect.poll(found).not.toBeNull();
  return found()!;
};
const ready = (element: HTMLElement) =>
  new Promise((resolve) => element.addEventListener('heartline:ready', resolve, { once: true }));
const fields = (element: HTMLElement) =>
  Object.fromEntries(
    [...inside(element).querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  );

it('takes properties that were set before its script loaded', async () => {
  fakeSite();
  const early = document.createElement('heartline-gallery') as HTMLElement & Record<string, unknown>;
  early['site'] = siteOrigin;
  early['network'] = 'early';
  early['locale'] = 'en';
  document.body.append(early);
  defineLanderElement('gallery', () => drawGallery, undefined);
  await find(early, 'form');
  expect(early.getAttribute('network')).toBe('early');
  expect(Object.keys(early)).not.toContain('network');
  expect(fields(early)).toEqual({ network: 'early', language: 'en' });
});

describe('in a hostile page', () => {
  it('keeps our style: colours, sizes, type, shadows', async () => {
    fakeSite();
    const element = place({ site: siteOrigin, theme: 'light' });
    const heading = getComputedStyle(await find(element, 'h1'));
    const form = await find(element, 'form');
    const root = getComputedStyle(await find(element, '[data-heartline-root]'));
    expect(heading.display).toBe('block');
    expect(heading.color).toBe(root.color);
    expect(heading.color).not.toBe('rgb(255, 0, 0)');
    expect(parseFloat(heading.fontSize)).toBeGreaterThan(33);
    expect(parseFloat(heading.fontSize)).toBeLessThan(43);
    expect(heading.letterSpacing).not.toBe('40px');
    expect(heading.textTransform).toBe('none');
    expect([root.fontSize, root.lineHeight]).toEqual(['16px', '24px']);
    expect(root.fontFamily).toContain('Heartline Figtree');
    expect(root.backgroundColor).toMatch(/^oklch\(0\.985/);
    expect(getComputedStyle(form).borderRadius).toBe('24px');
    expect(getComputedStyle(form).padding).toBe('20px');
    expect(getComputedStyle(await find(element, 'form button')).fontSize).toMatch(/^1[78]/);
  });

  it('has shadows and gradients, which need the fallback of Tailwind’s properties', async () => {
    fakeSite();
    const element = place({ site: siteOrigin });
    expect(getComputedStyle(await find(element, 'form')).boxShadow).not.toBe('none');
    const evening = place({ site: siteOrigin }, 'alonetonight');
    evening.style.width = '900px';
    const shade = await find(evening, '.bg-photo-scrim');
    expect(getComputedStyle(shade).backgroundImage).toContain('gradient');
    const rules = [...(landerSheet(document)?.cssRules ?? [])].map(({ cssText }) => cssText);
    expect(rules.some((rule) => /^@layer properties \{\s*@supports \(display: block\)/.test(rule))).toBe(true);
    expect(rules.join()).not.toContain('@property');
  });

  it.each([
    ['light', /^oklch\(0\.985/],
    ['dark', /^oklch\(0\.19/],
  ])('is %s by its attribute', async (theme, colour) => {
    fakeSite();
    const element = place({ site: siteOrigin, theme });
    expect(getComputedStyle(await find(element, '[data-heartline-root]')).backgroundColor).toMatch(colour);
  });

  it('is dark in a dark page', async () => {
    fakeSite();
    document.documentElement.style.colorScheme = 'dark';
    const element = place({ site: siteOrigin });
    const root = await find(element, '[data-heartline-root][data-theme=dark]');
    // The colour may take a moment to fade.
    await expect.poll(() => getComputedStyle(root).backgroundColor).toMatch(/^oklch\(0\.19/);
    document.documentElement.style.colorScheme = '';
  });
});

it.each([
  ['300', '20px', '300', '20px'],
  // A green would make texts illegible, and a length relative to the page would break the corners.
  ['140', '5vw', '10', '12px'],
])('takes hue %s and radius %s from its page as %s and %s', async (hue, radius, ours, round) => {
  fakeSite();
  document.body.style.setProperty('--heartline-hue', hue);
  document.body.style.setProperty('--heartline-radius', radius);
  const element = place({ site: siteOrigin });
  await ready(element);
  const root = getComputedStyle(await find(element, '[data-heartline-root]'));
  expect([root.getPropertyValue('--hue-primary'), root.getPropertyValue('--radius-base')]).toEqual([ours, round]);
  document.body.removeAttribute('style');
});

describe('on the host page', () => {
  it('requests the site without cookies, as an embed, in the reader’s language', async () => {
    const { asked } = fakeSite();
    await ready(place({ site: `${siteOrigin}/some/path?x=1`, locale: 'de-AT', network: 'partner', sub1: 'x' }));
    expect(asked.map(({ url }) => url)).toEqual([
      `${siteOrigin}/api/settings.php?network=partner&language=de`,
      `${siteOrigin}/api/members?network=partner&country=NL&with_photo=true`,
    ]);
    for (const { credentials, headers } of asked)
      expect([credentials, headers.get('x-heartline-client')]).toEqual(['omit', 'embed']);
  });

  it('fires ready once, and signup when a visitor leaves for the sign-up, without data about them', async () => {
    fakeSite();
    const heard: CustomEvent[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent);
    for (const name of ['heartline:ready', 'heartline:signup']) document.addEventListener(name, hear);
    const element = place({ site: siteOrigin });
    await ready(element);
    const stay = (event: Event) => event.preventDefault();
    inside(element).addEventListener('submit', stay);
    inside(element).addEventListener('click', stay);
    (await find(element, 'figure a')).click();
    inside(element).removeEventListener('click', stay);
    (await find(element, 'form button')).click();
    await expect.poll(() => heard.length).toBeGreaterThan(2);
    expect(heard.map(({ type, detail, target }) => [type, detail as unknown, target])).toEqual([
      ['heartline:ready', null, element],
      ['heartline:signup', null, element],
      ['heartline:signup', null, element],
    ]);
    for (const name of ['heartline:ready', 'heartline:signup']) document.removeEventListener(name, hear);
  });

  it('links to the site’s own sign-up with the tracking, outside any frame', async () => {
    fakeSite();
    const element = place({ site: siteOrigin, locale: 'en', network: 'partner', 'tracking-ref': 'summer', sub3: 'c' });
    const form = await find<HTMLFormElement>(element, 'form');
    expect([form.action, form.method, form.target]).toEqual([`${siteOrigin}/signup`, 'get', '_top']);
    expect(fields(element)).toEqual({ network: 'partner', ref: 'summer', sub3: 'c', language: 'en' });
    const face = await find<HTMLAnchorElement>(element, 'figure a');
    expect([face.href, face.target]).toEqual([
      `${siteOrigin}/members/member-0/signup?network=partner&ref=summer&sub3=c&language=en`,
      '_top',
    ]);
    expect(inside(element).querySelectorAll('input:not([type=hidden])')).toHaveLength(0);
  });

  it('follows changed and removed attributes', async () => {
    fakeSite();
    const element = place({ site: siteOrigin, locale: 'de', network: 'partner', sub1: 'x' });
    await expect.poll(() => inside(element).textContent).toContain(german['landers.gallery.title']);
    element.removeAttribute('sub1');
    element['locale'] = 'fi';
    await expect.poll(() => inside(element).textContent).toContain(finnish['landers.gallery.title']);
    expect(fields(element)).toEqual({ network: 'partner', language: 'fi' });
    element['network'] = null;
    await expect.poll(() => fields(element)['network']).toBeUndefined();
    expect(element.hasAttribute('network')).toBe(false);
  });

  it('accepts the old name of its referrer, and prefers the new one', async () => {
    fakeSite();
    const element = place({ site: siteOrigin, locale: 'en', ref: 'old' });
    await find(element, 'form');
    expect(fields(element)).toEqual({ ref: 'old', language: 'en' });
    element['trackingRef'] = 'new';
    await expect.poll(() => fields(element)['ref']).toBe('new');
    expect(element.getAttribute('tracking-ref')).toBe('new');
  });

  it('shows the members of its audience, beside a campaign', async () => {
    const { asked } = fakeSite();
    await ready(place({ site: siteOrigin, locale: 'en', slug: 'autumn', audience: 'women' }));
    expect(asked[1]?.url).toBe(`${siteOrigin}/api/members?gender=woman&country=NL&with_photo=true`);
  });

  it('leaves nothing behind, however often it is added and removed', async () => {
    fakeSite();
    await ready(place({ site: siteOrigin }));
    document.body.replaceChildren();
    const before = {
      fonts: document.fonts.size,
      head: document.head.childElementCount,
      names: Object.keys(globalThis),
    };
    const sheets = new Set<CSSStyleSheet>();
    for (let count = 0; count < 100; count += 1) {
      const element = place({ site: siteOrigin });
      await Promise.resolve();
      for (const sheet of inside(element).adoptedStyleSheets) sheets.add(sheet);
      element.remove();
      await expect.poll(() => inside(element).childElementCount).toBe(0);
    }
    expect(sheets.size).toBe(1);
    expect(document.fonts.size).toBe(before.fonts);
    expect(document.head.childElementCount).toBe(before.head);
    expect(Object.keys(globalThis)).toEqual(before.names);
  });

  it('has its styles, fonts and language in each document it moves to, and is ready once', async () => {
    fakeSite();
    const faults = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const heard = vi.fn<() => void>();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument!;
    inner.documentElement.lang = 'fi';
    document.documentElement.lang = 'de';
    defineLanderElement('gallery', () => drawGallery, undefined);
    const element = document.createElement('heartline-gallery');
    element.addEventListener('heartline:ready', heard);
    element.setAttribute('site', siteOrigin);
    // Created here and moved to the frame, back, and again.
    for (const [page, words] of [
      [inner, finnish],
      [document, german],
      [inner, finnish],
      [document, german],
    ] as const) {
      page.body.append(element);
      await expect.poll(() => inside(element).textContent).toContain(words['landers.gallery.title']);
      expect(inside(element).adoptedStyleSheets).toHaveLength(1);
      const form = page.defaultView!.getComputedStyle(await find(element, 'form'));
      expect(form.borderRadius).toBe('24px');
      expect([...page.fonts].map(({ family }) => family).join()).toContain('Heartline Figtree');
    }
    document.documentElement.lang = '';
    await expect.poll(() => heard).toHaveBeenCalledOnce();
    expect(faults).not.toHaveBeenCalled();
  });

  const frame = () => document.body.appendChild(document.createElement('iframe')).contentWindow!;
  it.each([
    ['a frame', frame],
    ['a window that the page opened', () => window.open('about:blank')!],
  ])('has its styles in %s: created there, moved there, moved back and there again', async (_where, open) => {
    fakeSite();
    const faults = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const other = open();
    const moved = place({ site: siteOrigin });
    await find(moved, 'figure a');
    const created = document.createElement('heartline-gallery');
    created.setAttribute('site', siteOrigin);
    for (const [element, { body }] of [
      [created, other.document],
      [moved, other.document],
      [moved, document],
      [moved, other.document],
    ] as const) {
      body.append(element);
      await expect.poll(() => inside(element).adoptedStyleSheets.length).toBe(1);
      expect(getComputedStyle(await find(element, 'a[href*="/login"]')).display).toBe('flex');
    }
    // One sheet for all landers of a document.
    expect(inside(created).adoptedStyleSheets[0]).toBe(inside(moved).adoptedStyleSheets[0]);
    expect(inside(moved).adoptedStyleSheets[0]).not.toBe(landerSheet(document));
    other.close();
    expect(faults).not.toHaveBeenCalled();
  });

  it('takes theme, hue and radius from each document it moves to', async () => {
    fakeSite();
    const { body, documentElement } = frame().document;
    documentElement.style.colorScheme = 'dark';
    body.style.cssText = '--heartline-hue: 300; --heartline-radius: 20px';
    const element = place({ site: siteOrigin });
    const root = await find(element, '[data-heartline-root]');
    const look = () => {
      const style = getComputedStyle(root);
      return [root.dataset['theme'], style.getPropertyValue('--hue-primary'), style.getPropertyValue('--radius-base')];
    };
    expect(look()).toEqual(['light', '10', '12px']);
    body.append(element);
    await expect.poll(look).toEqual(['dark', '300', '20px']);
    document.body.append(element);
    await expect.poll(look).toEqual(['light', '10', '12px']);
  });

  it('survives a move, and unmounts when it is removed', async () => {
    fakeSite();
    const element = place({ site: siteOrigin });
    const form = await find(element, 'form');
    document.body.appendChild(document.createElement('section')).append(element);
    await Promise.resolve();
    expect(inside(element).querySelector('form')).toBe(form);
    element.remove();
    await expect.poll(() => inside(element).childElementCount).toBe(0);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'www.site.example', ''])(
    'shows nothing, and reports why, if site is %j',
    async (site) => {
      const { asked } = fakeSite();
      const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
      const element = place({ site });
      await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
      expect(String(told.mock.calls[0]?.[0])).toContain('<heartline-gallery>: the attribute site must be');
      expect(inside(element).childElementCount).toBe(0);
      expect(asked).toEqual([]);
    },
  );
});
