import { Button } from '@heartline/ui/controls/button';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { useIntl } from 'react-intl';

import { commonMessages } from '../../shared/index.ts';
import { linkMessages as messages } from '../reading.messages.ts';

export interface LinkDialogProps {
  address: string;
  onClose: () => void;
}

/** Asks before a web address from a message opens. The host is shown in punycode, so that no letter can pose as another. */
export function LinkDialog({ address, onClose }: LinkDialogProps) {
  const intl = useIntl();
  // A dialog that throws would take the conversation down with it.
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.title, { host })}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <p dir="ltr" className="max-h-40 overflow-y-auto rounded-md bg-surface-sunken px-4 py-3 text-sm wrap-anywhere">
        {address}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={onClose}>
          {intl.formatMessage(commonMessages.cancel)}
        </Button>
        <Button asChild>
          <a href={address} target="_blank" rel="external noopener noreferrer nofollow" onClick={onClose}>
            {intl.formatMessage(messages.open)}
          </a>
        </Button>
      </div>
    </Dialog>
  );
}
