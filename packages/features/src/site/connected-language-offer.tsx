import type { Locale } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  languageAskedFor,
  loadMessages,
  ReaderIntl,
  readCookies,
  readLocaleCookie,
  useChangeLanguage,
  useDismissal,
  useLanguages,
} from '../shared/index.ts';
import { LanguageOfferView } from './language-offer-view.tsx';

export interface ConnectedLanguageOfferProps {
  onLanguage: (locale: Locale) => void;
}

/**
 * Offers a language of the site that the browser asks for, if the site shows its default (LOC-02). Never to a reader who has chosen a
 * language here, and never again after a no.
 */
export function ConnectedLanguageOffer({ onLanguage }: ConnectedLanguageOfferProps) {
  const { locale } = useIntl();
  const { near, more } = useLanguages();
  const { dismissedAt, dismiss } = useDismissal('language');
  const changeLanguage = useChangeLanguage(onLanguage);
  const asked = languageAskedFor(navigator.languages, [...near, ...more]);
  const offered =
    asked === locale || dismissedAt !== null || readLocaleCookie(readCookies()) !== undefined ? undefined : asked;
  const { data: words } = useQuery({
    queryKey: ['words', offered],
    queryFn: () => (offered ? loadMessages(offered, ['site']) : null),
    enabled: offered !== undefined,
    staleTime: Infinity,
  });
  if (!offered || !words) return null;
  return (
    <ReaderIntl locale={offered} messages={words}>
      <LanguageOfferView onTake={() => changeLanguage(offered)} onRefuse={dismiss} />
    </ReaderIntl>
  );
}
