/** The application says by this event that it has taken the page over. */
export const awakeEvent = 'heartline:awake';

export interface WakingOptions {
  /** Address of the application's first script. */
  script: string;
  /** Addresses of what that one asks for, each after what asks for it, so that all of it comes together. */
  chunks: readonly string[];
  /** What the address has brought, for the tab's storage: a link may be pressed before the application can read it. */
  keep: Readonly<Record<string, string>>;
  /** The language that the address asks for, unless one was chosen before. */
  cookie: string | undefined;
  /** Name of the event by which the application says that it is there. */
  awake: string;
}

/**
 * Runs in a page that the server has rendered, until its application is there. The application comes when the page has been painted and
 * the browser has nothing else to do, or with the first sign that somebody is about to use it. What is pressed before is pressed when it
 * is there, and what is typed before stays. Links, and forms with an address, need no application: they are followed at once, and it stays
 * away; only while it starts do they wait for it. So does a form that goes on in the page (`data-waits`), as long as the application can come.
 * Its source is sent as text, so it uses nothing from outside itself.
 */
export function runUntilAwake({ script, chunks, keep: brought, cookie, awake }: WakingOptions): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  let begun = false;
  let hurried = false;
  let leaving = false;
  let failed = false;
  /** From here on it runs: a page that is left now would be left half awake. */
  let starting = false;
  let pressed: HTMLElement | undefined;
  const typed = new Map<Field, string | boolean>();
  const nonce = document.currentScript?.nonce;
  try {
    for (const [key, value] of Object.entries(brought)) sessionStorage.setItem(key, value);
    if (cookie !== undefined && !/(?:^|;\s*)locale=/.test(document.cookie))
      document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Where nothing can be remembered, nothing is.
  }

  const fetched = (href: string) =>
    new Promise<unknown>((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
      // What does not come is asked for again by the import, which says so.
      if (link.relList.supports('modulepreload')) link.onload = link.onerror = resolve;
      else resolve(undefined);
      document.head.append(link);
    });
  const breath = () => {
    const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
    return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
  };
  /** What others need comes first, one at a time: between them the browser answers whoever scrolls. */
  const start = async () => {
    await Promise.all(chunks.map(fetched));
    if (leaving) return;
    starting = true;
    for (const href of [...chunks.toReversed(), script]) {
      if (!hurried) await breath();
      await import(/* @vite-ignore */ href);
    }
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    start().catch(() => {
      // Whoever presses something tries it once more.
      begun = false;
      starting = false;
      failed = true;
    });
  };
  const hurry = () => {
    hurried = true;
    begin();
  };
  const whenQuiet = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  const whenPainted = () => {
    try {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        whenQuiet();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      whenQuiet();
    }
  };

  const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
  const keep = ({ target }: Event) => {
    const fields = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
    if (!fields.some((kind) => target instanceof kind)) return;
    const field = target as Field;
    typed.set(field, isSwitch(field) ? field.checked : field.value);
  };
  /** A form with an address of its own needs no application. */
  const goesByItself = (control: HTMLElement) => {
    const form = control instanceof HTMLButtonElement ? control.form : control;
    return form?.hasAttribute('action') === true && (failed || !form.hasAttribute('data-waits'));
  };
  const leavesPage = (event: Event, control: HTMLElement) => {
    if (!(control instanceof HTMLAnchorElement)) return control.getAttribute('type') !== 'button';
    const { ctrlKey, metaKey, shiftKey, altKey, button } = event as MouseEvent;
    const elsewhere = ctrlKey || metaKey || shiftKey || altKey || button !== 0 || control.target !== '';
    return !elsewhere && !control.hasAttribute('download') && !control.getAttribute('href')?.startsWith('#');
  };
  const leave = () => {
    leaving = true;
    // It has led nowhere.
    setTimeout(() => {
      leaving = false;
      begun = false;
      begin();
    }, 5000);
  };
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('a[href], button, form');
    if (!control || (event.type === 'click' && control.matches('form'))) return;
    if (control.matches('a[href]') || goesByItself(control)) {
      if (!leavesPage(event, control)) return;
      if (!starting) return leave();
    }
    hurry();
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
  };
  /** Tells the application of what stands in a field already: it compares with what it knows. */
  const tell = (field: Field, value: string | boolean) => {
    if (!field.isConnected) return;
    // Has React take over the part of the page that the field is in, and that may set it to what it was.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const ofElement = (name: 'value' | 'checked') =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, name);
    if (isSwitch(field)) {
      if (field.type === 'radio' && !value) return;
      field.checked = !value;
      field.click();
      return;
    }
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    ofElement('value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  // Brought back as it was left: somebody may have logged in meanwhile, which the application would notice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !starting) location.reload();
  });
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  for (const sign of signs) document.addEventListener(sign, hurry, { capture: true, passive: true });
  for (const change of ['input', 'change']) document.addEventListener(change, keep, true);
  for (const press of ['click', 'submit']) document.addEventListener(press, hold, true);
  document.addEventListener(
    awake,
    () => {
      for (const sign of signs) document.removeEventListener(sign, hurry, true);
      for (const change of ['input', 'change']) document.removeEventListener(change, keep, true);
      for (const press of ['click', 'submit']) document.removeEventListener(press, hold, true);
      for (const [field, value] of typed) tell(field, value);
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else pressed?.click();
    },
    { once: true },
  );
  // Some parts of the page come later than the rest: what a form of theirs was to do is done when it can be.
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || goesByItself(form)) return;
    event.preventDefault();
    setTimeout(() => form.requestSubmit(event.submitter), 100);
  });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
  // Pictures over a slow line: the page is not asleep for that long.
  setTimeout(whenQuiet, 3000);
}
