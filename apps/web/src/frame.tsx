import type { Locale } from '@heartline/api-client';
import {
  commonMessages,
  hrefs,
  isInstalledApp,
  lazyPart,
  useAwake,
  useIsPhone,
  useSession,
  useSettings,
  useTitleCount,
} from '@heartline/features/shared';
import {
  backFrom,
  barMessages,
  ConnectedFooter,
  ConnectedLanderBar,
  ConnectedTopBar,
  hasNotices,
  isCheckout,
  placeOf,
  type PageName,
} from '@heartline/features/site';
import { Layout, type LayoutProps } from '@heartline/ui/shell/layout';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { arrivalSearch } from './arrival.ts';
import type { Catalog } from './catalog.ts';

const WayIn = lazyPart(async () => (await import('./visit/way-in.tsx')).WayIn);
const Consent = lazyPart(async () => (await import('./visit/way-in.tsx')).ConsentAfterEntry);
const LanguageOffer = lazyPart(async () => (await import('./language-offer.ts')).ConnectedLanguageOffer);

export interface FrameProps {
  page: PageName;
  /** The current route, and its address. @default those of the home page */
  route?: string | undefined;
  path?: string | undefined;
  layout?: LayoutProps['variant'];
  catalog: Catalog;
  /** The notice above the page. @default none, as on the home page of a visitor */
  notices?: ComponentType<{ page: PageName; reminderAsModal: boolean }>;
  /** Goes one page back, or to the given address if there is none; without a router there is nothing to go back to. */
  onBack?: (href: string) => void;
  /** The session has ended: goes home. */
  onSignedOut: () => void;
  children: ReactNode;
}

/** Bar, notices and footer around a page. Independent of the router, which the home page does without. */
export function Frame({
  page,
  route = '/',
  path = '/',
  layout = 'default',
  catalog,
  notices: Notices,
  onBack,
  onSignedOut,
  children,
}: FrameProps) {
  const intl = useIntl();
  const user = useSession();
  const { enableSiteEntryPopup, analytics } = useSettings();
  const phone = useIsPhone();
  const inBrowser = useAwake();
  const inApp = inBrowser && isInstalledApp();
  const where = { page, lander: layout === 'lander', inApp };
  const logs = inBrowser && logsBounces();
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
  // On a phone a conversation has no frame: its own bar has the way back.
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
              checkout={isCheckout(page)}
              back={back}
            />
          )
        }
        warnings={
          user && Notices && hasNotices(page) ? (
            <Suspense>
              <Notices page={page} reminderAsModal={phone && comesFromSignup()} />
            </Suspense>
          ) : undefined
        }
        footer={
          <>
            {inBrowser && analytics ? (
              <Suspense>
                <Consent {...where} />
              </Suspense>
            ) : null}
            <ConnectedFooter onLanguage={onLanguage} inApp={inApp} lander={where.lander} />
          </>
        }
      >
        {children}
      </Layout>
      {inBrowser && !user && layout !== 'empty' && !navigator.language.startsWith(intl.locale) ? (
        <Suspense>
          <LanguageOffer onLanguage={onLanguage} />
        </Suspense>
      ) : null}
      {inBrowser && (logs || analytics || (enableSiteEntryPopup && !user)) ? (
        <Suspense>
          <WayIn {...where} route={route} path={path} logs={logs} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The member signed up on another site, on a partner's page (SGN-06). */
const comesFromSignup = () => arrivalSearch().has('api_signup_complete');
/** SES-05. */
const logsBounces = () => arrivalSearch().has('lb');
