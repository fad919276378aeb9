import { Button } from '@heartline/ui/controls/button';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useAwake, useSession, useSettings } from '../shared/index.ts';
import { ErrorView, LastResort } from './error-view.tsx';
import { homeMessages } from './home.messages.ts';

/** Decorative: the page does without it if it does not load. */
const Faces = lazy(() => import('./not-found-faces.tsx').catch(() => ({ default: () => null })));

/** For unknown addresses: further links, and some members for visitors. */
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
  // The server's render waits for nothing: lazy content loads in the browser, after an identical first render.
  const inBrowser = useAwake();
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
