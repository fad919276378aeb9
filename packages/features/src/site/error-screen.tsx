import { ApiError, NetworkError } from '@heartline/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

import { useErrorText, useOnline, type Messages } from '../shared/index.ts';
import { ErrorView, LastResort, MissingView } from './error-view.tsx';
import { errorPageMessages } from './error-page.messages.ts';

export interface ErrorScreenProps {
  /** What was thrown. A 404 of the server is shown as such. */
  error?: unknown;
  /** @default that of the error, else 500 */
  status?: number;
  onRetry?: () => void;
}

/** For anything a route throws (NAV-07). */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <LastResort>
      <KnownError {...props} />
    </LastResort>
  );
}

function KnownError({ error, status, onRetry }: ErrorScreenProps) {
  const errorText = useErrorText();
  return (
    <ErrorView
      status={status ?? (error instanceof ApiError ? error.status : 500)}
      message={error === undefined ? undefined : errorText(error)}
      onRetry={onRetry}
    />
  );
}

/** Whether what was thrown says that something did not arrive, be it an answer or a part of the site itself. */
export function isMissing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  // As Chromium, Firefox and Safari put it.
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  );
}

/** Milliseconds between two tries of what did not arrive. */
const pause = 5_000;

export interface MissingScreenProps {
  /** Loads the page anew where that can help. `asked`: by a press. */
  reach: (asked: boolean) => Promise<'reloads' | 'reachable' | 'unreachable'>;
}

/** In place of a page that did not arrive: says why, and goes on by itself. */
export function MissingScreen({ reach }: MissingScreenProps) {
  const online = useOnline();
  // What the device says of its network is a guess; an answer of the site is none.
  const [answered, setAnswered] = useState(false);
  const [pending, setPending] = useState(false);
  const attempt = async (asked: boolean) => {
    const found = await reach(asked);
    setAnswered(found !== 'unreachable');
    setPending(found === 'reloads');
  };
  const bySelf = useEffectEvent(() => void attempt(false));
  useEffect(() => {
    const now = () => bySelf();
    now();
    const timer = setInterval(now, pause);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, []);
  return (
    <LastResort>
      <MissingView
        state={online || answered ? 'missing' : 'offline'}
        pending={pending}
        onRetry={() => {
          setPending(true);
          void attempt(true);
        }}
      />
    </LastResort>
  );
}

/** The words of this page alone, for the document itself: what did not arrive may be the words. */
export const errorPageWords = (words: Messages): Messages =>
  Object.fromEntries(
    Object.values(errorPageMessages).flatMap(({ id }) => (words[id] === undefined ? [] : [[id, words[id]]])),
  ) as Messages;
