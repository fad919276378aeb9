import { Button } from '@heartline/ui/controls/button';
import { useIntl } from 'react-intl';

import type { InstallState } from '../../shared/index.ts';
import { installMessages as messages } from './install.messages.ts';

export interface InstallViewProps {
  state: InstallState;
  /** The name of the site. */
  site: string;
  onInstall: () => void;
}

/** The use of the app, and how to install it on this device. */
export function InstallView({ state, site, onInstall }: InstallViewProps) {
  const intl = useIntl();
  if (state === 'installed')
    return <p className="text-ink-muted">{intl.formatMessage(messages.installed, { site })}</p>;
  return (
    <>
      <p className="text-ink-muted">{intl.formatMessage(messages.reason)}</p>
      {state === 'offered' ? (
        <Button className="self-start" onClick={onInstall}>
          {intl.formatMessage(messages.install)}
        </Button>
      ) : (
        <p className="text-ink-muted">{intl.formatMessage(messages[state])}</p>
      )}
    </>
  );
}
