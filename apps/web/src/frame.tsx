import type { Locale } from '@heartline/api-client';
import { commonMessages, hrefs, lazyPart, useSession, useSettings, useTitleCount } from '@heartline/features/shared';
import {
  backFrom,
  barMessages,
  ConnectedFooter,
  ConnectedLanderBar,
  ConnectedTopBar,
  hasNotices,
  placeOf,
  type PageName,
} from '@heartline/features/site';
import { Layout, type LayoutProps } from '@heartline/ui/shell/layout';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { arrivalSearch } from './arrival.ts';
import type { Catalog } from './catalog.ts';

/** Not for visitors; for members the root route has it come beforehand, so that nothing moves down for it. */
export const MemberNotices = lazyPart(async () => (await import('./member-notices.tsx')).MemberNotices);
const LanguageOffer = lazyPart(async () => (await import('./language-offer.ts')).ConnectedLanguageOffer);
const EntryWarning = lazyPart(async () => (await import('./entry-warning.ts')).ConnectedEntryWarning);

export interface FrameProps {
  page: PageName;
  layout?: LayoutProps['variant'];
  catalog: Catalog;
  /** Goes one page back, or to the address given where there is none; without a router there is nothing to go back to. */
  onBack?: (href: string) => void;
  /** The session is over: go home. */
  onSignedOut: () => void;
  children: ReactNode;
}

/** Bar, notices and footer around a page. It knows no router, so that the home page can do without one. */
export function Frame({ page, layout = 'default', catalog, onBack, onSignedOut, children }: FrameProps) {
  const intl = useIntl();
  const user = useSession();
  const inApp = useSyncExternalStore(subscribeToNothing, isInstalledApp, () => false);
  const { enableSiteEntryPopup } = useSettings();
  const phone = useSyncExternalStore(subscribeToPhone, isPhone, () => false);
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useTitleCount();
  const onLanguage = (locale: Locale) => {
    document.documentElement.lang = locale;
    void catalog.change(locale);
  };
  const backTo = onBack && backFrom(page);
  const back = backTo && {
    label: intl.formatMessage(commonMessages.back),
    onClick: () => onBack(backTo === 'members' ? hrefs.members() : backTo === 'likes' ? hrefs.likes() : hrefs.credits),
  };
  // A conversation on a phone is content only: its own bar leads back.
  const contentOnly = page === 'chats-id' && phone;
  return (
    <>
      <Layout
        variant={layout}
        width={page === 'index' ? 'full' : 'page'}
        skipLabel={intl.formatMessage(barMessages.skip)}
        header={
          contentOnly ? undefined : layout === 'lander' ? (
            <ConnectedLanderBar onLanguage={onLanguage} />
          ) : (
            <ConnectedTopBar
              onLanguage={onLanguage}
              onSignedOut={onSignedOut}
              current={placeOf(page)}
              inApp={inApp}
              back={back}
            />
          )
        }
        warnings={
          user && hasNotices(page) ? (
            <Suspense>
              <MemberNotices page={page} reminderAsModal={phone && comesFromSignup()} />
            </Suspense>
          ) : undefined
        }
        footer={<ConnectedFooter onLanguage={onLanguage} inApp={inApp} lander={layout === 'lander'} />}
      >
        {children}
      </Layout>
      {inBrowser && !user && layout !== 'empty' && !navigator.language.startsWith(intl.locale) ? (
        <Suspense>
          <LanguageOffer onLanguage={onLanguage} />
        </Suspense>
      ) : null}
      {inBrowser && enableSiteEntryPopup && !user ? (
        <Suspense>
          <EntryWarning page={page} lander={layout === 'lander'} inApp={inApp} />
        </Suspense>
      ) : null}
    </>
  );
}

const subscribeToNothing = () => () => {};
/** Somebody who signed up elsewhere, on a partner's page (SGN-06). */
const comesFromSignup = () => arrivalSearch().has('api_signup_complete');
const isInstalledApp = () => matchMedia('(display-mode: standalone)').matches;

const phoneQuery = '(max-width: 767px)';
const isPhone = () => matchMedia(phoneQuery).matches;
function subscribeToPhone(listener: () => void): () => void {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
