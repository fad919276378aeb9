import { Button } from '@heartline/ui/controls/button';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useSession, useSettings } from '../shared/index.ts';
import { ErrorView, LastResort } from './error-view.tsx';
import { homeMessages } from './home.messages.ts';

/** Decoration: a page that leads nowhere does without it when it does not come. */
const Faces = lazy(() => import('./not-found-faces.tsx').catch(() => ({ default: () => null })));

/** For addresses that lead nowhere: the ways on, and for visitors who is here. */
export function NotFoundScreen() {
  return (
    <LastResort>
      <NotFound />
    </LastResort>
  );
}

function NotFound() {
  const intl = useIntl();
  const user = useSession();
  const { loggedOutSearch } = useSettings();
  const inBrowser = useInBrowser();
  return (
    <>
      <ErrorView
        status={404}
        action={
          user || loggedOutSearch ? (
            <Button asChild>
              <a href={hrefs.members()}>{intl.formatMessage(homeMessages.lookAround)}</a>
            </Button>
          ) : null
        }
      />
      {inBrowser && !user && loggedOutSearch ? (
        <Suspense>
          <Faces />
        </Suspense>
      ) : null}
    </>
  );
}

const neverChanges = () => () => {};

/** The server's page waits for nothing: what comes later begins in the browser, after the same first drawing. */
const useInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
