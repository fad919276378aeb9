import type { Locale } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { loadMessages, ReaderIntl, useSettings } from '../shared/index.ts';
import { ConsentChoiceView, ConsentNoticeView } from './consent-view.tsx';
import { useConsent } from './use-consent.ts';

/** The texts load with the question: most pages never ask it. */
function WithWords({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  const { data: words } = useQuery({
    queryKey: ['words', 'consent', locale],
    queryFn: () => loadMessages(locale as Locale, ['consent']),
    staleTime: Infinity,
  });
  return words ? (
    <ReaderIntl locale={locale as Locale} messages={words}>
      {children}
    </ReaderIntl>
  ) : null;
}

/** Asks once per device whether page views may be counted, if the site counts any. */
export function ConsentNotice() {
  const { analytics } = useSettings();
  const { consent, answer } = useConsent();
  if (analytics === null || consent !== null) return null;
  return (
    <WithWords>
      <ConsentNoticeView onAnswer={answer} />
    </WithWords>
  );
}

/** The answer, its date, and the other answer: on the page about cookies. */
export function ConsentChoice() {
  const { analytics } = useSettings();
  const { consent, answer } = useConsent();
  if (analytics === null) return null;
  return (
    <WithWords>
      <ConsentChoiceView consent={consent} onAnswer={answer} />
    </WithWords>
  );
}
