/** Event by which the application reports that it has hydrated the page. */
export const awakeEvent = 'heartline:awake';

export interface WakingOptions {
  /** Address of the application's first script. */
  script: string;
  /** Addresses of the scripts that it imports, importers first, so that all of them load together. */
  chunks: readonly string[];
  /** Parameters of the address for the tab's storage: a link may be pressed before the application can read them. */
  keep: Readonly<Record<string, string>>;
  /** Cookie of the language in the address, unless one was chosen earlier. */
  cookie: string | undefined;
  /** Name of the event by which the application reports that it is running. */
  awake: string;
}

/**
 * Runs in a page that the server has rendered, until its application has started. The application loads when the page has been painted
 * and the browser is idle, or at the first sign of use. Early presses are repeated once it runs, and early input is kept. Links, and
 * forms with an address, need no application: they are followed at once, and it does not start; only while it is starting do they wait
 * for it. So does a form that continues within the page (`data-waits`), as long as the application can load. Its source is sent as
 * text, so it may use nothing outside itself.
 */
export function runUntilAwake({ script, chunks, keep: brought, cookie, awake }: WakingOptions): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  let begun = false;
  let hurried = false;
  let leaving = false;
  let failed = false;
  /** The application is running from here on: leaving now would interrupt its start. */
  let starting = false;
  let pressed: HTMLElement | undefined;
  const typed = new Map<Field, string | boolean>();
  const nonce = document.currentScript?.nonce;
  try {
    for (const [key, value] of Object.entries(brought)) sessionStorage.setItem(key, value);
    if (cookie !== undefined && !/(?:^|;\s*)locale=/.test(document.cookie))
      document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // If storage is denied, nothing is stored.
  }

  const fetched = (href: string) =>
    new Promise<unknown>((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
      // A failed preload is requested again by the import, which reports the error.
      if (link.relList.supports('modulepreload')) link.onload = link.onerror = resolve;
      else resolve(undefined);
      document.head.append(link);
    });
  const breath = () => {
    const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
    return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
  };
  /** Dependencies first, one at a time: in between, the browser can react to scrolling. */
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
      // The next press tries again.
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
    // The navigation led nowhere.
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
  /** Passes a field's content on to the application, which compares it with its own value. */
  const tell = (field: Field, value: string | boolean) => {
    if (!field.isConnected) return;
    // Makes React hydrate the section of the field, which may reset the field.
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

  // Restored from the back-forward cache: a member may have logged in meanwhile, which only the application would notice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !starting) location.reload();
  });
  // A disabled button keeps Enter from its form. What was pressed before the application has taken the form over is sent then, unless the
  // reader goes on to something else. 229: Safari ends a composition before its Enter arrives.
  let entered: HTMLFormElement | null = null;
  const send = () => {
    if (!entered?.isConnected) return;
    if (entered.hasAttribute('data-asleep')) setTimeout(send, 50);
    else entered.requestSubmit();
  };
  for (const change of ['input', 'click', 'submit'])
    document.addEventListener(change, ({ isTrusted }) => isTrusted && (entered = null), true);
  document.addEventListener('keydown', ({ target, key, isComposing, keyCode }) => {
    if (key !== 'Enter' || isComposing || keyCode === 229 || !(target instanceof HTMLInputElement)) return;
    const waits = entered !== null;
    if (target.form?.hasAttribute('data-asleep')) entered = target.form;
    if (!waits) send();
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
  // Some sections hydrate later than the rest: repeats their submit until it is handled.
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || goesByItself(form)) return;
    event.preventDefault();
    setTimeout(() => form.requestSubmit(event.submitter), 100);
  });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
  // Pictures over a slow connection must not delay the application for longer.
  setTimeout(whenQuiet, 3000);
}
