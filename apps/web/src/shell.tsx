import type { Locale } from '@heartline/api-client';
import { commonMessages, LiveProvider, rememberTracking, useSession, useTitleCount } from '@heartline/features/shared';
import { AlertsHeader, barMessages, ConnectedEntryWarning, ConnectedFooter, ConnectedTopBar } from '@heartline/features/site';
import { LoadingBar } from '@heartline/ui/feedback/loading-bar';
import { Layout } from '@heartline/ui/shell/layout';
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';

const MembersFrame = lazy(async () => ({ default: (await import('./members-frame.tsx')).MembersFrame }));

/** The frame around every page: bar, notices, footer, live news. */
export function Shell() {
  const intl = useIntl();
  const router = useRouter();
  const user = useSession();
  const loading = useRouterState({ select: ({ status }) => status === 'pending' });
  const match = useMatches().at(-1);
  const layout = match?.staticData.layout ?? 'default';
  const page = pageName(match?.routeId ?? '');
  useTitleCount();
  useEffect(() => {
    rememberTracking(location.search);
  }, []);
  const inApp = useInstalledApp();
  const onLanguage = (locale: Locale) => {
    document.documentElement.lang = locale;
    void router.options.context.catalog.change(locale);
  };
  const leave = () => {
    router.history.push('/');
    void router.invalidate();
  };
  return (
    <LiveProvider onSessionEnded={leave}>
      <LoadingBar loading={loading} label={intl.formatMessage(commonMessages.loading)} />
      <Layout
        variant={layout}
        width={page === 'index' ? 'full' : 'page'}
        skipLabel={intl.formatMessage(barMessages.skip)}
        header={<ConnectedTopBar onLanguage={onLanguage} onSignedOut={leave} current={placeOf(page)} inApp={inApp} />}
        warnings={<AlertsHeader page={page} />}
        footer={<ConnectedFooter onLanguage={onLanguage} inApp={inApp} lander={layout === 'lander'} />}
      >
        {user ? (
          <Suspense>
            <MembersFrame>
              <Outlet />
            </MembersFrame>
          </Suspense>
        ) : (
          <Outlet />
        )}
      </Layout>
      <ConnectedEntryWarning page={page} lander={layout === 'lander'} inApp={inApp} />
    </LiveProvider>
  );
}

/** The specification's name of a page: `members-id` for /members/$id, `index` for /. */
function pageName(routeId: string): string {
  return routeId.replace(/[$_{}]/g, '').split('/').filter(Boolean).join('-') || 'index';
}

function placeOf(page: string): 'search' | 'messages' | 'likes' | undefined {
  if (page.startsWith('members')) return 'search';
  if (page.startsWith('chats')) return 'messages';
  return page.startsWith('likes') ? 'likes' : undefined;
}

/** Known only in the browser, and for as long as the page lives. */
function useInstalledApp(): boolean {
  return useRouterState({ select: () => typeof matchMedia !== 'undefined' && matchMedia('(display-mode: standalone)').matches });
}
