/** Checks the layout of a page against WCAG 1.4.4, 1.4.10, 1.4.12, 2.3.3 and forced colours. Each check returns its faults. */
export interface LayoutProbe {
  /** A short name of an element, for messages. */
  name: (element: Element) => string;
  /** Rendered, not hidden, and not kept for screen readers only. */
  seen: (element: Element) => boolean;
  /** Texts that are partly cut off and cannot be scrolled to, and the element that makes the page scroll sideways. */
  lost: () => string[];
  /** `lost` with the text spacing of WCAG 1.4.12. */
  lostWithSpacing: () => string[];
  /** `lost` with the reader's text size doubled, texts that did not grow, and words that now overlap others. */
  lostWithLargeText: () => Promise<string[]>;
  /** Animations that run although the reader asked for reduced motion. */
  moving: () => string[];
  /** Buttons and chosen states that cannot be recognised in forced colours. */
  unclearInForcedColours: () => string[];
}

declare global {
  var layoutProbe: LayoutProbe;
}

/** Runs in the page before any other script, so it cannot use anything outside its own body. */
export function installLayoutProbe(): void {
  const name = (element: Element): string => {
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${slot ? `[${slot}] ` : ''}<${element.localName}> "${words.slice(0, 40)}"`;
  };

  /** Whether only screen readers get the element: a box of one pixel, or clipped to nothing. */
  const spokenOnly = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, position } = getComputedStyle(box);
      if (position === 'absolute' && (clipPath === 'inset(50%)' || (box as HTMLElement).offsetWidth === 1)) return true;
    }
    return false;
  };
  const seen = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents'
      ? element.parentElement !== null && seen(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !spokenOnly(element);

  /** The nearest box that cuts off some of `rect` for good; undefined if `rect` is fully visible, ends in dots or can be scrolled to. */
  function cutter(from: Element, rect: DOMRect): Element | undefined {
    let position = 'static';
    for (let box: Element | null = from; box && position !== 'fixed'; box = box.parentElement) {
      const style = getComputedStyle(box);
      const holds = position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
      if (holds) {
        // Shortened on purpose: with dots, or a row that shows as many items as fit.
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
        if (box.matches('[data-shortened]')) return undefined;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // A line of text is higher than its letters: the quarters above and below them are empty.
        const air = rect.height / 4;
        for (const axis of ['X', 'Y'] as const) {
          const overflow = style[`overflow${axis}`];
          // `overflow-clip-margin` moves the clip edge outwards.
          const more = overflow === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
          const outside = {
            X: rect.left < left - 1.5 - more || rect.right > right + 1.5 + more,
            Y: rect.top < top - air - more || rect.bottom > bottom + air + more,
          };
          if (outside[axis] && (overflow === 'auto' || overflow === 'scroll')) return undefined;
          if (outside[axis] && (overflow === 'hidden' || overflow === 'clip')) return box;
        }
        position = style.position;
      }
      if (box.matches(':modal, :popover-open')) return undefined;
    }
    return undefined;
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

  /** The outermost element that reaches beyond the right edge, if the page scrolls sideways. */
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

  /** Visible elements with words of their own. The blank that replaces a photo scales with its box, so it is left out. */
  const worded = () =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element instanceof HTMLElement &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        !element.matches('script, style, noscript, option, .sb-wrapper *, [data-slot=photo-blank] *') &&
        seen(element),
    );

  /** The layer that an element moves with: fixed, sticky and top-layer boxes lie over the rest of the page; null for the page itself. */
  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (box.matches(':modal, :popover-open') || /fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  }

  /** The visible rest of `rect` inside all boxes that cut or scroll it. */
  function shownOf(from: Element, { left, right, top, bottom }: DOMRect) {
    const rect = { left, right, top, bottom };
    let position = 'static';
    for (let box: Element | null = from; box && position !== 'fixed'; box = box.parentElement) {
      const style = getComputedStyle(box);
      const holds = position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
      if (holds && style.overflow !== 'visible' && box !== document.body && box !== document.documentElement) {
        const around = box.getBoundingClientRect();
        rect.left = Math.max(rect.left, around.left);
        rect.right = Math.min(rect.right, around.right);
        rect.top = Math.max(rect.top, around.top);
        rect.bottom = Math.min(rect.bottom, around.bottom);
      }
      if (holds) position = style.position;
    }
    return rect;
  }

  /** Words that overlap other words. */
  function overlapping(): string[] {
    const range = document.createRange();
    const lines = worded()
      .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
      .flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (!(node instanceof Text) || !node.data.trim()) return [];
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((rect) => ({
            element,
            rect: shownOf(element, rect),
            layer: layerOf(element),
          }));
        }),
      )
      .filter(({ rect }) => rect.right - rect.left > 1 && rect.bottom - rect.top > 1);
    const found = new Map<Element, string>();
    lines.forEach(({ element, rect, layer }, at) => {
      // A line is higher than its letters: the quarters above and below them are empty.
      for (const other of lines.slice(at + 1)) {
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
        const lower = Math.min(rect.bottom - rect.top, other.rect.bottom - other.rect.top);
        if (across < 4 || down < lower / 2) continue;
        if (other.layer !== layer || element.contains(other.element) || other.element.contains(element)) continue;
        found.set(element, `${name(element)} stands on ${name(other.element)}`);
      }
    });
    return [...found.values()];
  }

  /** Resolves after six frames, by when lists that position their own rows have measured them again. */
  const drawnAnew = async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };

  async function lostWithLargeText(): Promise<string[]> {
    const root = document.documentElement;
    const before = worded().map((element) => ({
      element,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    const together = new Set(overlapping());
    const { fontSize } = root.style;
    // The same as the text size setting of a browser.
    root.style.fontSize = '200%';
    await drawnAnew();
    const found = [
      ...before
        .filter(({ element, size }) => Number.parseFloat(getComputedStyle(element).fontSize) < size * 1.5)
        .map(({ element }) => `${name(element)} does not grow`),
      ...lost(),
      ...overlapping().filter((fault) => !together.has(fault)),
    ];
    root.style.fontSize = fontSize;
    await drawnAnew();
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

  /** The styles of a box that remain visible in forced colours. */
  const face = (element: Element): string =>
    [null, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return '';
        const edges = ['top', 'right', 'bottom', 'left'].map((side) =>
          ['width', 'style', 'color'].map((what) => style.getPropertyValue(`border-${side}-${what}`)).join(' '),
        );
        const { backgroundColor, color, outlineStyle, outlineWidth, textDecorationLine, fontWeight } = style;
        const drawn = element instanceof SVGElement ? [style.fill, style.stroke, element.localName] : [];
        return [
          ...edges,
          backgroundColor,
          color,
          outlineStyle,
          outlineWidth,
          textDecorationLine,
          fontWeight,
          ...drawn,
        ].join();
      })
      .join('/');
  const faceWithin = (element: Element): string =>
    [element, ...element.querySelectorAll('*')].filter(seen).map(face).join('|');

  /** The face of an element and of the boxes around it, up to the row it belongs to. */
  function faceInRow(element: Element, row: Element | null): string {
    let faces = faceWithin(element);
    for (let box = element.parentElement; row && box && box !== row; box = box.parentElement) faces += `^${face(box)}`;
    return faces;
  }

  function unclearInForcedColours(): string[] {
    const found: string[] = [];
    const clear = 'rgba(0, 0, 0, 0)';
    for (const button of document.querySelectorAll('button, [role=button]')) {
      if (!seen(button) || button.closest('.sb-wrapper')) continue;
      // A button with words can be read, and a photograph has an edge of its own; only an icon needs a drawn edge.
      const parts = [button, ...button.querySelectorAll('*')].filter(seen);
      if (!parts.some((part) => part instanceof SVGElement) || parts.some((part) => part.localName === 'img')) continue;
      if (parts.some((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim()))) continue;
      const edged = (part: Element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(part);
        return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none';
      };
      if (!parts.some(edged)) found.push(`${name(button)} has no edge in forced colours`);
    }
    for (const icon of document.querySelectorAll('button svg, a svg')) {
      if (!seen(icon)) continue;
      const { color, fill, stroke } = getComputedStyle(icon);
      if (color === clear && (fill === 'none' || fill === clear) && (stroke === 'none' || stroke === clear))
        found.push(`${name(icon)} is not drawn in forced colours`);
    }
    // `aria-current="step"` is left out: progress through steps is also given in words.
    for (const attribute of ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current']) {
      const isOn = (element: Element) => !['false', 'step', null].includes(element.getAttribute(attribute));
      for (const chosen of [...document.querySelectorAll(`[${attribute}]`)].filter(isOn)) {
        if (!seen(chosen)) continue;
        const role = chosen.getAttribute('role');
        const row = chosen.closest('ul, ol, nav, [role=group], [role=tablist], [role=radiogroup], [role=listbox]');
        const others = [...(row ?? document).querySelectorAll(role ? `[role=${role}]` : chosen.localName)].filter(
          (element) => !isOn(element) && seen(element) && element.childElementCount === chosen.childElementCount,
        );
        if (others.some((other) => faceInRow(other, row) === faceInRow(chosen, row)))
          found.push(`${name(chosen)} looks as if it had no ${attribute} in forced colours`);
      }
    }
    return found;
  }

  window.layoutProbe = { name, seen, lost, lostWithSpacing, lostWithLargeText, moving, unclearInForcedColours };
}
