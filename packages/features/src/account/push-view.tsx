import { limits } from '@heartline/api-client';
import { Switch } from '@heartline/ui/controls/switch';
import { useIntl } from 'react-intl';

import type { PushState } from '../shared/index.ts';
import { pushMessages as messages } from './push.messages.ts';

export interface PushViewProps {
  state: PushState;
  /** The name of the site. */
  site: string;
  onSwitch: (on: boolean) => void;
  /** The browser's permission prompt is open, or the server has not answered yet. */
  pending?: boolean;
}

/** Notifications on this device: their purpose, and a switch if it can be operated (ACC-03). */
export function PushView({ state, site, onSwitch, pending = false }: PushViewProps) {
  const intl = useIntl();
  if (state === 'unsupported' || state === 'denied')
    return <p className="text-ink-muted">{intl.formatMessage(messages[state], { site })}</p>;
  const at = (hour: number) => intl.formatTime(new Date(2000, 0, 1, hour), { timeStyle: 'short' });
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.on)}
        hint={intl.formatMessage(messages.reason, { site })}
        checked={state === 'subscribed'}
        disabled={pending}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      <p className="text-sm text-ink-muted">
        {intl.formatMessage(messages.night, { from: at(limits.nightFrom), until: at(limits.nightUntil) })}
      </p>
    </>
  );
}
