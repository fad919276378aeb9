import { commonMessages } from '@heartline/features/shared';
import { ErrorScreen, isMissing, MissingScreen, NotFoundScreen } from '@heartline/features/site';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';

import { reloadWhereItHelps } from './chunk-reload.ts';
import { Shell } from './shell.tsx';

/** Instead of a page whose data are long in coming. */
export function PagePending() {
  const intl = useIntl();
  return (
    <div className="grid min-h-[70dvh] place-items-center text-ink-muted">
      <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-9" />
    </div>
  );
}

/** Instead of a page that threw (NAV-07). What did not arrive is there after loading the page anew, once the site can be reached. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  if (isMissing(error)) return <MissingScreen reach={reloadWhereItHelps} />;
  return <ErrorScreen error={error} onRetry={() => void router.invalidate()} />;
}

/** Instead of all: once the words of the frame are there, it stays, and with it the way to other pages. */
export function RootError({ error }: { error: unknown }) {
  const { catalog } = useRouter().options.context;
  const page = <PageError error={error} />;
  return catalog.has('site') ? <Shell>{page}</Shell> : page;
}

export function PageNotFound() {
  return <NotFoundScreen />;
}
