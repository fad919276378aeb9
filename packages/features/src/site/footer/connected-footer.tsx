import type { Locale } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  settingsQueries,
  useApi,
  useChangeLanguage,
  useLanguages,
  useServerNow,
  useSession,
  useSettings,
} from '../../shared/index.ts';
import { footerLinks, footerPages, isUsFooter, type FooterPage } from './footer-links.ts';
import { FooterView } from './footer-view.tsx';

export interface ConnectedFooterProps {
  onLanguage: (locale: Locale) => void;
  /** Runs inside the installed app. @default false */
  inApp?: boolean;
  /** On a landing page. @default false */
  lander?: boolean;
  current?: FooterPage;
}

/** The footer of this site in this language (LOC-05, LOC-06): for members folded into two lines. */
export function ConnectedFooter({ onLanguage, inApp = false, lander = false, current }: ConnectedFooterProps) {
  const intl = useIntl();
  const settings = useSettings();
  const { near } = useLanguages();
  const user = useSession();
  const loggedIn = user !== null;
  const now = useServerNow();
  const changeLanguage = useChangeLanguage(onLanguage);
  const { data: company = null } = useQuery(settingsQueries.companyInfo(useApi()));
  const us = isUsFooter({
    locale: intl.locale,
    flag: settings.usFooter,
    // If the visitor's country is unknown, the site's own is used.
    countries: [settings.geoipCountry ?? settings.geoipSelectedCountry, user?.profile.country],
  });
  return (
    <FooterView
      variant={us ? 'us' : lander ? 'lander' : inApp && !loggedIn ? 'app' : 'default'}
      folded={loggedIn && !lander}
      siteName={settings.name}
      minAge={settings.minAge}
      links={footerLinks({ available: footerPages, loggedIn, inApp, us })}
      sitePages={settings.sitePages}
      current={current}
      company={company}
      supportEmail={settings.supportEmail}
      supportPhone={settings.supportPhone}
      fictionalWarning={settings.fictionalWarning}
      languages={near}
      onLanguage={changeLanguage}
      year={new Date(now()).getUTCFullYear()}
    />
  );
}
