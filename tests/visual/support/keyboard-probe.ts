/** Watches where the Tab key moves the focus and whether the focus is visible. Between the calls the test presses real keys. */
export interface KeyboardProbe {
  /** Begins to watch; returns how often Tab must be pressed to pass every stop. */
  start: () => Promise<number>;
  /** Ends watching; returns faults: elements not reached, without a visible focus, or out of order. */
  stop: () => string[];
  /** Whether something is open that Escape must close, or must leave open. Call it before the key is pressed. */
  expectEscape: () => boolean;
  /** Returns faults of Escape. Call it after the key is pressed. */
  afterEscape: () => string[];
}

declare global {
  var keyboardProbe: KeyboardProbe;
}

/** Runs in the page before any other script, so it cannot use anything outside its own body. */
export function installKeyboardProbe(): void {
  /** More steps find nothing new, for example in a list of 10,000 messages. */
  const mostSteps = 24;
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]';
  const composite =
    '[role=radiogroup], [role=tablist], [role=menu], [role=menubar], [role=listbox], [role=toolbar], [role=grid], [role=tree], [role=tooltip]';

  /** Where Tab stops by the rules of the platform; `unreachable` elements can be pressed but never reached. */
  function stops(): { stops: HTMLElement[]; unreachable: HTMLElement[] } {
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const pressable: HTMLElement[] = [];
    const radios = new Set<string>();
    const found = [...scope.querySelectorAll<HTMLElement>(interactive)].filter((element) => {
      if (element.matches(':disabled') || element.closest('[inert], .sb-wrapper')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.tabIndex < 0) {
        const pressed = element.matches('a[href], button, input, select, textarea, summary');
        // The arrow keys in a combobox's field do the same as its button.
        const helps = element.parentElement?.querySelector('[role=combobox]');
        if (pressed && !helps && !element.closest(`${composite}, [aria-hidden=true]`)) pressable.push(element);
        return false;
      }
      if (element instanceof HTMLInputElement && element.type === 'radio' && element.name) {
        const group = [...document.getElementsByName(element.name)] as HTMLInputElement[];
        if (group.some(({ checked }) => checked)) return element.checked;
        if (radios.has(element.name)) return false;
        radios.add(element.name);
      }
      return true;
    });
    // A picture needs no stop of its own if a link beside it has the same target.
    const elsewhere = new Set(found.map((element) => element.getAttribute('href')).filter(Boolean));
    return { stops: found, unreachable: pressable.filter((element) => !elsewhere.has(element.getAttribute('href'))) };
  }

  /** Styles of all boxes that may draw the element's focus: itself, boxes around, beside and in it, and their pseudo-elements. */
  function* near(element: Element): Generator<CSSStyleDeclaration> {
    const boxes: (Element | null)[] = [element, element.nextElementSibling, element.previousElementSibling];
    boxes.push(...element.children, ...(element.previousElementSibling?.children ?? []));
    for (let box = element.parentElement, around = 0; box && around < 6; box = box.parentElement, around += 1) {
      if (box === document.body || box.id === 'storybook-root') break;
      boxes.push(box);
    }
    for (const box of boxes)
      if (box)
        for (const part of [null, '::before', '::after']) {
          const style = getComputedStyle(box, part);
          if (!part || style.content !== 'none') yield style;
        }
  }
  const look = (element: Element): string =>
    [...near(element)]
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
      )
      .join('|');
  /** Whether the focus is drawn as an outline: forced colours keep outlines and remove shadows. */
  const outlined = (element: Element): boolean =>
    [...near(element)].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );

  let before = new Map<Element, string>();
  let visited: HTMLElement[] = [];
  let faults: string[] = [];
  const start0 = document.createElement('span');
  start0.tabIndex = -1;

  function watch({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === start0 || visited.includes(target)) return;
    visited.push(target);
    const { name } = window.layoutProbe;
    if (target.matches('h1, h2, [role=dialog], dialog')) return;
    if (before.get(target) === look(target)) faults.push(`${name(target)} does not show that it has the focus`);
    else if (!outlined(target)) faults.push(`${name(target)} shows its focus without an outline`);
  }

  /** Whether the focus moves against the reading order: up and to the left, or to the left within a line. */
  function backwards(from: Element, to: Element): boolean {
    const fixed = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position)) return true;
      return false;
    };
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    if (a.width === 0 || b.width === 0 || fixed(from) || fixed(to)) return false;
    const inLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    return inLine ? b.right <= a.left + 1 : b.bottom <= a.top + 1 && b.left <= a.left;
  }

  async function start(): Promise<number> {
    const { stops: expected } = stops();
    visited = [];
    faults = [];
    (document.activeElement as HTMLElement | null)?.blur();
    // React draws the lost focus in a microtask.
    await Promise.resolve();
    before = new Map(expected.map((element) => [element, look(element)]));
    document.body.prepend(start0);
    start0.focus({ preventScroll: true });
    // React listens below the window, so it has already drawn the focus when this listener runs.
    window.addEventListener('focusin', watch);
    // A date field has three parts and a button, and each scrollable box is a stop of its own.
    const dates = expected.filter((element) => element.matches('[type=date], [type=time], [type=month]')).length;
    const scrollers = [...document.body.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        clientHeight > 0 && (scrollHeight > clientHeight || scrollWidth > clientWidth),
    ).length;
    return expected.length === 0 ? 0 : Math.min(expected.length, mostSteps) + 3 * dates + Math.min(scrollers, 4) + 1;
  }

  function stop(): string[] {
    window.removeEventListener('focusin', watch);
    start0.remove();
    const { name } = window.layoutProbe;
    const { stops: now, unreachable } = stops();
    const reached = new Set<Element>(visited);
    for (const element of [...before.keys()].slice(0, mostSteps))
      if (now.includes(element as HTMLElement) && !reached.has(element))
        faults.push(`${name(element)} is not reached by Tab`);
    for (const element of unreachable) faults.push(`${name(element)} can be pressed but not reached by Tab`);
    const order = visited.filter((element) => now.includes(element));
    for (const [at, element] of order.entries()) {
      const next = order[at + 1];
      if (element.tabIndex > 0) faults.push(`${name(element)} jumps the queue with its tabindex`);
      if (next && before.has(next) && now.indexOf(next) > now.indexOf(element) && backwards(element, next))
        faults.push(`from ${name(element)} the focus jumps back to ${name(next)}`);
    }
    return faults;
  }

  const shown = () => [
    ...document.querySelectorAll(
      'dialog:modal, [popover=auto]:popover-open, [popover=""]:popover-open, [role=menu][data-state=open]',
    ),
  ];
  /** How often the story's `on…` callbacks were called, such as those that ask it to close. */
  const told = () => {
    const spies = Object.entries(window.__STORYBOOK_PREVIEW__?.currentRender?.storyContext?.().args ?? {});
    return spies.reduce(
      (sum, [key, spy]) =>
        sum +
        (key.startsWith('on') ? ((spy as { mock?: { calls: unknown[] } } | undefined)?.mock?.calls.length ?? 0) : 0),
      0,
    );
  };
  let openBefore: Element[] = [];
  let toldBefore = 0;

  function expectEscape(): boolean {
    openBefore = shown();
    toldBefore = told();
    return openBefore.length > 0;
  }

  function afterEscape(): string[] {
    const top = openBefore.at(-1);
    if (!top) return [];
    const { name } = window.layoutProbe;
    const stays = top.getAttribute('closedby') === 'none';
    const closed = shown().length < openBefore.length || told() > toldBefore;
    if (stays && closed) return [`${name(top)} closes with Escape, though marked to stay`];
    return stays || closed ? [] : [`${name(top)} does not close with Escape`];
  }

  window.keyboardProbe = { start, stop, expectEscape, afterEscape };
}
