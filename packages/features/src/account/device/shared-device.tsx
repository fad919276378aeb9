import { Switch } from '@heartline/ui/controls/switch';
import { useIntl } from 'react-intl';

import { setSharedDevice, useSharedDevice } from '../../shared/index.ts';
import { forgetKept } from '../../shared/kept/forget-kept.ts';
import { installMessages as messages } from './install.messages.ts';

/** Whether other people also use this device. From this press on, a shared device keeps no data of the member. */
export function SharedDevice() {
  const intl = useIntl();
  const shared = useSharedDevice();
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.shared)}
        hint={intl.formatMessage(messages.sharedHint)}
        checked={shared}
        onChange={({ currentTarget: { checked } }) => {
          setSharedDevice(checked);
          if (checked) void forgetKept();
        }}
      />
      {shared ? null : <p className="text-sm text-ink-muted">{intl.formatMessage(messages.kept)}</p>}
    </>
  );
}
