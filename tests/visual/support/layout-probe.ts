/** What the layout of a page can tell about WCAG 1.4.4, 1.4.10, 1.4.12, 2.3.3 and forced colours. Each answer names its faults. */
export interface LayoutProbe {
  /** A short name of an element, for messages. */
  name: (element: Element) => string;
  /** Rendered, not hidden, and not kept for screen readers only. */
  seen: (element: Element) => boolean;
  /** Texts of which a part cannot be seen or scrolled to, and whatever makes the page scroll sideways. */
  lost: () => string[];
  /** `lost` while spacing is as WCAG 1.4.12 allows every reader to set it. */
  lostWithSpacing: () => string[];
  /** `lost` while all text has twice its size. */
  lostWithLargeText: () => string[];
  /** Animations that run although the reader asked for none. */
  moving: () => string[];
  /** Buttons and chosen states that cannot be told in forced colours. */
  unclearInForcedColours: () => string[];
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- adds to the one of the DOM
  interface Window {
    layoutProbe: LayoutProbe;
  }
}

/** Runs in the page, before anything else: nothing outside of it can be used in it. */
export function installLayoutProbe(): void {
  const name = (element: Element): string => {
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${slot ? `[${slot}] ` : ''}<${element.localName}> "${words.slice(0, 40)}"`;
  };

  /** Shown to screen readers alone: a box of a pixel, or clipped to nothing. */
  const spokenOnly = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, position } = getComputedStyle(box);
      if (position === 'absolute' && (clipPath === 'inset(50%)' || (box as HTMLElement).offsetWidth === 1)) return true;
    }
    return false;
  };
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !spokenOnly(element);

  /** The nearest box that cuts a part of `rect` off for good; undefined where all of it is seen or can be scrolled to. */
  function cutter(from: Element, rect: DOMRect): Element | undefined {
    let { position } = getComputedStyle(from);
    for (let box = from; ;) {
      const parent = box.parentElement;
      if (!parent || position === 'fixed' || box.matches(':modal, :popover-open')) return undefined;
      box = parent;
      const style = getComputedStyle(box);
      const holds = position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
      if (!holds) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // A line of text is higher than its letters: a quarter of it above and below is air.
      const air = rect.height / 4;
      const wide = rect.left < left - 1.5 || rect.right > right + 1.5;
      const high = rect.top < top - air || rect.bottom > bottom + air;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      if ((wide && scrolls(style.overflowX)) || (high && scrolls(style.overflowY))) return undefined;
      if ((wide && cuts(style.overflowX)) || (high && cuts(style.overflowY))) return box;
      position = style.position;
    }
  }

  function cutTexts(): string[] {
    const found = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || found.has(element)) continue;
      if (element.matches('script, style, noscript, option, textarea, [aria-hidden=true] *') || !seen(element))
        continue;
      if (element.closest('.sb-wrapper')) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = rect.width > 0 ? cutter(element, rect) : undefined;
        if (box) found.set(element, `${name(element)} is cut off by ${name(box)}`);
      }
    }
    return [...found.values()];
  }

  /** What reaches beyond the right edge, outermost first, if the page scrolls sideways. */
  function tooWide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
    );
    const first = culprits.find((element) => !culprits.some((other) => other !== element && element.contains(other)));
    return [`the page scrolls sideways by ${scrollWidth - clientWidth} px: ${first ? name(first) : 'unknown'}`];
  }
  const lost = () => [...tooWide(), ...cutTexts()];

  function lostWithSpacing(): string[] {
    const style = document.createElement('style');
    style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`;
    document.head.append(style);
    const found = lost();
    style.remove();
    return found;
  }

  function lostWithLargeText(): string[] {
    const sized = [...document.body.querySelectorAll<HTMLElement>('*')].filter(({ style }) => style !== undefined);
    const before = sized.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, attribute: element.getAttribute('style'), fontSize, lineHeight };
    });
    const twice = (length: string) => `${Number.parseFloat(length) * 2}px`;
    for (const { element, fontSize, lineHeight } of before) {
      element.style.setProperty('font-size', twice(fontSize), 'important');
      if (lineHeight.endsWith('px')) element.style.setProperty('line-height', twice(lineHeight), 'important');
    }
    const found = lost();
    for (const { element, attribute } of before)
      if (attribute === null) element.removeAttribute('style');
      else element.setAttribute('style', attribute);
    return found;
  }

  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target ? name(target) : 'something'} moves`;
      });

  /** What of a box still shows when the reader's system chooses the colours. */
  const face = (element: Element): string => {
    const style = getComputedStyle(element);
    const edges = ['top', 'right', 'bottom', 'left'].map(
      (side) =>
        `${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-style`)} ${style.getPropertyValue(`border-${side}-color`)}`,
    );
    const { backgroundColor, color, outlineStyle, outlineWidth, textDecorationLine, fontWeight } = style;
    const marks = [...element.querySelectorAll('svg, img')].filter(seen).length;
    return [
      ...edges,
      backgroundColor,
      color,
      `${outlineStyle} ${outlineWidth}`,
      textDecorationLine,
      fontWeight,
      marks,
    ].join();
  };
  const faceWithin = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.checkVisibility())
      .map(face)
      .join('|');

  function unclearInForcedColours(): string[] {
    const found: string[] = [];
    const clear = 'rgba(0, 0, 0, 0)';
    for (const button of document.querySelectorAll('button, [role=button]')) {
      if (!seen(button) || button.closest('.sb-wrapper')) continue;
      // A button of text is read as one; one of a picture alone needs an edge.
      if (button.textContent?.trim() && [...button.childNodes].some((part) => part.textContent?.trim())) continue;
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(button);
      const edge = (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none';
      if (!edge) found.push(`${name(button)} has no edge in forced colours`);
    }
    for (const icon of document.querySelectorAll('button svg, a svg')) {
      if (!seen(icon)) continue;
      const { color, fill, stroke } = getComputedStyle(icon);
      if (color === clear && (fill === 'none' || fill === clear) && (stroke === 'none' || stroke === clear))
        found.push(`${name(icon)} is not drawn in forced colours`);
    }
    const states = ['[aria-selected]', '[aria-pressed]', '[aria-checked]', '[aria-current]'];
    for (const selector of states) {
      const attribute = selector.slice(1, -1);
      for (const chosen of document.querySelectorAll(`${selector}:not([${attribute}=false])`)) {
        if (!seen(chosen) || chosen.closest('.sb-wrapper')) continue;
        const role = chosen.getAttribute('role') ?? chosen.localName;
        const other = [
          ...(
            chosen.closest('ul, ol, nav, [role=group], [role=tablist], [role=radiogroup]') ?? document
          ).querySelectorAll(role === chosen.localName ? role : `[role=${role}]`),
        ].find(
          (element) => element !== chosen && seen(element) && (element.getAttribute(attribute) ?? 'false') === 'false',
        );
        if (other && faceWithin(other) === faceWithin(chosen))
          found.push(`${name(chosen)} looks as if it were not ${attribute.slice(5)} in forced colours`);
      }
    }
    return found;
  }

  window.layoutProbe = { name, seen, lost, lostWithSpacing, lostWithLargeText, moving, unclearInForcedColours };
}
