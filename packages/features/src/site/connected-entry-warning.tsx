import { Logo } from '@heartline/ui/foundations/logo';
import { EntryWarning } from '@heartline/ui/shell/entry-warning';
import { useIntl } from 'react-intl';

import { useDismissal, useSession, useSettings } from '../shared/index.ts';
import { needsEntryWarning } from './entry-rules.ts';
import type { PageName } from './page-names.ts';
import { entryMessages } from './entry.messages.ts';

export interface ConnectedEntryWarningProps {
  page: PageName;
  /** On a landing page. */
  lander: boolean;
  /** Runs inside the installed app. */
  inApp: boolean;
}

/** Whether the adult-entry warning covers this page, and the function that answers it (NAV-02). */
export function useEntryWarning({ page, lander, inApp }: ConnectedEntryWarningProps) {
  const settings = useSettings();
  const loggedIn = useSession() !== null;
  const { dismissedAt, dismiss } = useDismissal('entry-warning');
  const due = needsEntryWarning({
    enabled: settings.enableSiteEntryPopup,
    loggedIn,
    inApp,
    page,
    lander,
    country: settings.geoipCountry,
    countries: settings.siteEntryPopupCountries,
  });
  return { open: due && dismissedAt === null, dismiss };
}

/** The adult-entry warning, until it is answered on this device. It is no proof of age. */
export function ConnectedEntryWarning(where: ConnectedEntryWarningProps) {
  const settings = useSettings();
  const { open, dismiss } = useEntryWarning(where);
  return (
    <EntryWarningView
      open={open}
      siteName={settings.name}
      minAge={settings.minAge}
      note={settings.fictionalWarning}
      onEnter={dismiss}
      // A visitor who does not enter gets an empty page.
      leaveHref="about:blank"
    />
  );
}

export interface EntryWarningViewProps {
  open: boolean;
  siteName: string;
  minAge: number;
  note: string;
  onEnter: () => void;
  leaveHref: string;
}

export function EntryWarningView({ open, siteName, minAge, note, onEnter, leaveHref }: EntryWarningViewProps) {
  const intl = useIntl();
  return (
    <EntryWarning
      open={open}
      logo={<Logo name={siteName} />}
      title={intl.formatMessage(entryMessages.title)}
      enterLabel={intl.formatMessage(entryMessages.enter, { minAge })}
      onEnter={onEnter}
      leaveLabel={intl.formatMessage(entryMessages.leave)}
      leaveHref={leaveHref}
      note={note || undefined}
    >
      <p>{intl.formatMessage(entryMessages.text, { site: siteName, minAge })}</p>
    </EntryWarning>
  );
}
