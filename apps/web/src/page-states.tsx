import { commonMessages } from '@heartline/features/shared';
import { ErrorScreen, NotFoundScreen } from '@heartline/features/site';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';

/** Instead of a page whose data are long in coming. */
export function PagePending() {
  const intl = useIntl();
  return (
    <div className="grid min-h-60 place-items-center text-primary-text">
      <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-9" />
    </div>
  );
}

/** Instead of a page that threw (NAV-07). */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  return <ErrorScreen error={error} onRetry={() => void router.invalidate()} />;
}

export function PageNotFound() {
  return <NotFoundScreen />;
}
