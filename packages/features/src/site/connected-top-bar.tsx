import type { Locale } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';

import {
  hasSource,
  useAwake,
  useChangeLanguage,
  useCounts,
  useErrorText,
  useLanguages,
  useLogout,
  useSession,
  useSettings,
} from '../shared/index.ts';
import { TopBarView, type TopBarViewProps } from './top-bar-view.tsx';

export interface ConnectedTopBarProps extends Pick<TopBarViewProps, 'current' | 'inApp' | 'checkout' | 'back'> {
  /** The reader chose a language: the shell loads its texts. Cookie and account are updated already (LOC-02, LOC-03). */
  onLanguage: (locale: Locale) => void;
  /** The session has ended: the shell leaves the page. */
  onSignedOut: () => void;
}

/** The top bar for the reader: visitor, free or paid member, badges, balance (NAV-03). */
export function ConnectedTopBar({ onLanguage, onSignedOut, ...place }: ConnectedTopBarProps) {
  const settings = useSettings();
  const languages = useLanguages();
  const user = useSession();
  const counts = useCounts();
  const toast = useToast();
  const errorText = useErrorText();
  const changeLanguage = useChangeLanguage(onLanguage);
  const logout = useLogout({
    onSignedOut,
    onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }),
  });
  // Only this tab knows the visitor's source: the first render equals the server's, the next one may show more.
  const known = useAwake() && hasSource();
  const visitorSearch = settings.loggedOutSearch || (settings.loggedOutSearchTrafficsource && known);
  return (
    <TopBarView
      {...place}
      {...counts}
      siteName={settings.name}
      user={user}
      visitorSearch={visitorSearch}
      languages={languages.near}
      moreLanguages={languages.more}
      onLanguage={changeLanguage}
      onLogout={() => logout.mutate()}
    />
  );
}
