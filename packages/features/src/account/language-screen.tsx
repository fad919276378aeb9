import type { Locale } from '@heartline/api-client';
import { LanguageSwitcher } from '@heartline/ui/navigation/language-switcher';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { LanguagesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import {
  BackToMe,
  commonMessages,
  PageTitle,
  useChangeLanguage,
  useLanguages,
  useNames,
  useSession,
} from '../shared/index.ts';
import { messages } from './account.messages.ts';

export interface LanguageViewProps {
  /** A member comes from "Me". @default false */
  member?: boolean;
  languages: readonly Locale[];
  /** Languages of fewer readers. */
  moreLanguages?: readonly Locale[];
  onLanguage: (locale: Locale) => void;
}

export function LanguageView({ member = false, languages, moreLanguages = [], onLanguage }: LanguageViewProps) {
  const intl = useIntl();
  const { language } = useNames();
  const optionOf = (code: Locale) => ({ code, label: language(code) });
  return (
    <FocusPanel
      back={member ? <BackToMe /> : undefined}
      icon={<LanguagesIcon />}
      title={intl.formatMessage(messages.languageTitle)}
      intro={intl.formatMessage(messages.languageIntro)}
    >
      <LanguageSwitcher
        variant="list"
        label={intl.formatMessage(messages.languages)}
        current={intl.locale}
        options={languages.map(optionOf)}
        more={{ label: intl.formatMessage(commonMessages.moreLanguages), options: moreLanguages.map(optionOf) }}
        onSelect={(code) => onLanguage(code as Locale)}
      />
    </FocusPanel>
  );
}

/** All languages on one page (LOC-03). The shell loads the texts of the chosen language on `onLanguage`. */
export function LanguageScreen({ onLanguage }: { onLanguage: (locale: Locale) => void }) {
  const intl = useIntl();
  const { near, more } = useLanguages();
  const member = Boolean(useSession());
  const changeLanguage = useChangeLanguage(onLanguage);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.languageTitle)}</PageTitle>
      <LanguageView member={member} languages={near} moreLanguages={more} onLanguage={changeLanguage} />
    </>
  );
}
