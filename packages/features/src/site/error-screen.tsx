import { ApiError, NetworkError } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { useEffect, useEffectEvent, useState } from 'react';

import { useErrorText, useOnline, type Messages } from '../shared/index.ts';
import { ErrorView, LastResort, MissingView } from './error-view.tsx';
import { errorPageMessages } from './error-page.messages.ts';

export interface ErrorScreenProps {
  /** The thrown error. A 404 of the server is shown as such. */
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

/** Whether the error means that something did not arrive, either an answer or a file of the site itself. */
export function isMissing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  // The wording of Chromium, Firefox and Safari.
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  );
}

/** Milliseconds between two tries to load the missing part. */
const pause = 5_000;

export interface MissingScreenProps {
  /** Reloads the page if that can help. `asked`: the reader pressed the button. */
  reach: (asked: boolean) => Promise<'reloads' | 'reachable' | 'unreachable'>;
}

/** Replaces a page that did not arrive: explains why, and continues by itself. */
export function MissingScreen({ reach }: MissingScreenProps) {
  const online = useOnline();
  // The device's network state is a guess; an answer of the site is a fact.
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
    const stop = time.every(pause, now);
    addEventListener('online', now);
    return () => {
      stop();
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

/** The texts of this page alone, embedded in the document: the files that did not arrive may be the texts. */
export const errorPageWords = (words: Messages): Messages =>
  Object.fromEntries(
    Object.values(errorPageMessages).flatMap(({ id }) => (words[id] === undefined ? [] : [[id, words[id]]])),
  ) as Messages;
