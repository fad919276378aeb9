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
  /** Where somebody goes who does not enter. @default an empty page */
  leaveHref?: string;
}

/** The adult-entry warning, until this device has answered it (NAV-02). It is no proof of age. */
export function ConnectedEntryWarning({ page, lander, inApp, leaveHref = 'about:blank' }: ConnectedEntryWarningProps) {
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
  return (
    <EntryWarningView
      open={due && dismissedAt === null}
      siteName={settings.name}
      minAge={settings.minAge}
      note={settings.fictionalWarning}
      onEnter={dismiss}
      leaveHref={leaveHref}
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
