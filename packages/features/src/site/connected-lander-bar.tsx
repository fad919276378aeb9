import type { Locale } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Logo } from '@heartline/ui/foundations/logo';
import { LanguageSwitcher } from '@heartline/ui/navigation/language-switcher';
import { LanderBar } from '@heartline/ui/shell/lander-bar';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  hrefs,
  useChangeLanguage,
  useLanguages,
  useNames,
  useSession,
  useSettings,
} from '../shared/index.ts';
import { barMessages } from './site.messages.ts';

/** The small bar of landing pages: logo, language, and the login for members (rules.md section 2). */
export function ConnectedLanderBar({ onLanguage }: { onLanguage: (locale: Locale) => void }) {
  const intl = useIntl();
  const { language } = useNames();
  const { name } = useSettings();
  const { near, more } = useLanguages();
  const optionOf = (code: Locale) => ({ code, label: language(code) });
  const user = useSession();
  const changeLanguage = useChangeLanguage(onLanguage);
  return (
    <LanderBar
      logo={<Logo name={name} />}
      homeHref={user ? hrefs.members() : hrefs.home}
      languages={
        <LanguageSwitcher
          variant="compact"
          className="text-ink-muted"
          label={intl.formatMessage(barMessages.language)}
          current={intl.locale}
          options={near.map(optionOf)}
          more={{ label: intl.formatMessage(commonMessages.moreLanguages), options: more.map(optionOf) }}
          onSelect={(code) => changeLanguage(code as Locale)}
        />
      }
      action={
        user ? undefined : (
          <Button variant="ghost" size="sm" asChild>
            <a href={hrefs.login}>{intl.formatMessage(barMessages.login)}</a>
          </Button>
        )
      }
    />
  );
}
