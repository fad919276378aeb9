import { Banner } from '@heartline/ui/feedback/banner';
import { WarningsHeader } from '@heartline/ui/shell/warnings-header';
import { WifiOffIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { appMessages as messages } from './app.messages.ts';

/** Above the list of conversations without a network: the stored ones can be read. */
export function OfflineLine() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.offlineTitle);
  return (
    <WarningsHeader label={intl.formatMessage(messages.offlineText)}>
      <Banner slim tone="neutral" label={title} icon={<WifiOffIcon aria-hidden />}>
        <span className="me-1.5 font-semibold">{title}</span>
        <span className="text-ink-muted">{intl.formatMessage(messages.offlineText)}</span>
      </Banner>
    </WarningsHeader>
  );
}
