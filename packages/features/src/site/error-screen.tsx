import { ApiError } from '@heartline/api-client';

import { useErrorText } from '../shared/index.ts';
import { ErrorView, LastResort } from './error-view.tsx';

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

/** For addresses that lead nowhere. */
export function NotFoundScreen() {
  return (
    <LastResort>
      <ErrorView status={404} />
    </LastResort>
  );
}
