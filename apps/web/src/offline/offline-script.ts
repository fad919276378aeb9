/** Texts of the offline page, by the `data-offline` of its elements and the states of `OfflineView`. */
export type OfflineWords = Record<
  | 'title'
  | 'text'
  | 'unreachableTitle'
  | 'unreachableText'
  | 'kept'
  | 'retry'
  | 'chats'
  | 'trying'
  | 'failed'
  | 'opening',
  string
>;

export interface OfflineScriptOptions {
  /** Name of the site. */
  name: string;
  words: Record<string, OfflineWords>;
  /** Language of the site, for a reader who has chosen none. */
  fallback: string;
  /** Address of the page itself, which is requested to check whether the site answers. */
  own: string;
}

/**
 * Runs in the offline page: shows its texts in the reader's language, and continues to the wanted address once the site answers. Its
 * source is sent as text, so it may use nothing outside itself.
 */
export function runOfflinePage({ name, words, fallback, own }: OfflineScriptOptions): void {
  const cookies = () => {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  };
  const chosen = /(?:^|;\s*)locale=([^;]*)/.exec(cookies())?.[1] ?? '';
  const locale = Object.hasOwn(words, chosen) ? chosen : fallback;
  const say = words[locale];
  if (!say) return;
  const part = (part: string) => document.querySelector<HTMLElement>(`[data-offline="${part}"]`);
  const write = (target: string, text: string) => {
    const element = part(target);
    if (element && element.textContent !== text) element.textContent = text;
  };
  /** The wanted address: of the page it replaces, or in its own query. */
  const wanted = () => {
    const next = new URL(new URLSearchParams(location.search).get('next') ?? '/', location.origin);
    const inside = next.origin === location.origin && !next.pathname.startsWith('//');
    return inside ? next.pathname + next.search : '/';
  };
  const isStored = (key: string) => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const retry = part('retry');
  let trying = false;
  let tries = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  const describe = () => {
    const title = navigator.onLine ? say.unreachableTitle : say.title;
    document.title = `${title} · ${name}`;
    write('title', title);
    write('text', navigator.onLine ? say.unreachableText : say.text);
  };
  // No event reports that the site answers again: retries at most six times a minute, at growing intervals.
  const plan = () => {
    clearTimeout(next);
    if (!navigator.onLine || document.hidden) return;
    next = setTimeout(() => void attempt(), Math.min(60_000, 10_000 * 2 ** tries) * (1 + Math.random() / 5));
  };
  const attempt = async () => {
    if (trying) return;
    trying = true;
    clearTimeout(next);
    write('progress', say.trying);
    retry?.setAttribute('aria-disabled', 'true');
    try {
      const answer = await fetch(own, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) throw new Error(String(answer.status));
      write('progress', say.opening);
      if (location.pathname === own) location.replace(wanted());
      else location.reload();
    } catch {
      trying = false;
      tries += 1;
      retry?.removeAttribute('aria-disabled');
      write('progress', say.failed);
      describe();
      plan();
    }
  };

  document.documentElement.lang = locale;
  write('kept', say.kept);
  write('retry', say.retry);
  write('chats', say.chats);
  if (isStored('heartline.kept')) part('chats')?.removeAttribute('hidden');
  // A shared device stores no unsent messages.
  if (isStored('heartline.shared-device')) part('note')?.setAttribute('hidden', '');
  describe();
  plan();
  retry?.addEventListener('click', () => void attempt());
  addEventListener('online', () => {
    describe();
    void attempt();
  });
  addEventListener('offline', () => {
    describe();
    plan();
  });
  document.addEventListener('visibilitychange', plan);
}
