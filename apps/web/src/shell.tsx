import { commonMessages, lazyPart, useSession } from '@heartline/features/shared';
import { LoadingBar } from '@heartline/ui/feedback/loading-bar';
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Frame } from './frame.tsx';
import { leave } from './leave.ts';
import { useFocusAtContent } from './use-focus-at-content.ts';

/** Around the pages of a member; the root route preloads what its page needs, so that nothing moves for it. */
export const MembersFrame = lazyPart(async () => (await import('./members-frame.tsx')).MembersFrame);
export const MeFrame = lazyPart(async () => (await import('./me/me-frame.ts')).MeFrame);
export const MemberNotices = lazyPart(async () => (await import('./member-notices.tsx')).MemberNotices);

/** The frame of the current route, or of its replacement; for members with live updates around it. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const intl = useIntl();
  const router = useRouter();
  const user = useSession();
  const loading = useRouterState({ select: ({ status }) => status === 'pending' });
  const match = useMatches().at(-1);
  useFocusAtContent(match?.pathname ?? '');
  const page = match?.staticData.page ?? 'not-found';
  return (
    <>
      <LoadingBar loading={loading} label={intl.formatMessage(commonMessages.loading)} />
      <Frame
        page={page}
        route={match?.routeId}
        path={match?.pathname}
        layout={match?.staticData.layout}
        catalog={router.options.context.catalog}
        notices={MemberNotices}
        onBack={(href) => (router.history.canGoBack() ? router.history.back() : router.history.push(href))}
        onSignedOut={leaveForHome}
      >
        {user && !user.ageCheckRequired ? (
          <Suspense>
            <MembersFrame page={page} onSessionEnded={leaveForHome}>
              {match?.staticData.inMe ? <MeFrame path={match.pathname}>{children}</MeFrame> : children}
            </MembersFrame>
          </Suspense>
        ) : (
          children
        )}
      </Frame>
    </>
  );
}

const leaveForHome = () => leave('/');
