import { commonMessages } from '@heartline/features/shared';
import { ErrorScreen, isMissing, MissingScreen, NotFoundScreen } from '@heartline/features/site';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';

import { reloadWhereItHelps } from './chunk-reload.ts';
import { Shell } from './shell.tsx';

/** Replaces a page whose data take long to load. */
export function PagePending() {
  const intl = useIntl();
  return (
    <div className="grid min-h-[70dvh] place-items-center text-ink-muted">
      <Spinner label={intl.formatMessage(commonMessages.loading)} className="size-9" />
    </div>
  );
}

/** Replaces a page that threw (NAV-07). A missing file is there after a reload, once the site can be reached. */
export function PageError({ error }: { error: unknown }) {
  const router = useRouter();
  if (isMissing(error)) return <MissingScreen reach={reloadWhereItHelps} />;
  return <ErrorScreen error={error} onRetry={() => void router.invalidate()} />;
}

/** Replaces everything: if the texts of the frame are loaded, it stays, with its links to other pages. */
export function RootError({ error }: { error: unknown }) {
  const { catalog } = useRouter().options.context;
  const page = <PageError error={error} />;
  return catalog.has('site') ? <Shell>{page}</Shell> : page;
}

export function PageNotFound() {
  return <NotFoundScreen />;
}
