/** What the offline page says, by the `data-offline` of its parts and the states of `OfflineView`. */
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
  /** Of the site. */
  name: string;
  words: Record<string, OfflineWords>;
  /** Language of the site, for a reader who has chosen none. */
  fallback: string;
  /** Where the page itself is: it is asked for to see whether the site answers. */
  own: string;
}

/**
 * Runs in the offline page: says everything in the reader's language, and goes on to the wanted address once the site answers. Its
 * source is sent as text, so it uses nothing from outside itself.
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
  /** Where it leads: the page it stands in for, or the one that its own address names. */
  const wanted = () => {
    const next = new URL(new URLSearchParams(location.search).get('next') ?? '/', location.origin);
    return next.origin === location.origin ? next.pathname + next.search : '/';
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
  // A network without an answer gives no sign when that changes: ask again, at most six times a minute, and less and less.
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
  // A device that others use, too, keeps nothing that was written.
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
