import { Button } from '@heartline/ui/controls/button';
import { Badge } from '@heartline/ui/feedback/badge';
import { MonitorSmartphoneIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useRelativeTime } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import type { Device } from './account.queries.ts';

export interface DevicesViewProps {
  devices: readonly Device[];
  /** null: every other device. */
  onSignOut: (id: string | null) => void;
  pending?: boolean;
}

const kinds: Partial<Record<string, typeof messages.browser>> = {
  web: messages.browser,
  app: messages.app,
  embed: messages.embed,
};

/** Devices the member is signed in on, with a button to sign each out (ACC-08). */
export function DevicesView({ devices, onSignOut, pending = false }: DevicesViewProps) {
  const intl = useIntl();
  const relativeTime = useRelativeTime();
  return (
    <>
      <ul aria-label={intl.formatMessage(messages.devicesTitle)} className="flex flex-col divide-y divide-line">
        {devices.map(({ id, client, lastUsedAt, current }) => (
          <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphoneIcon aria-hidden className="size-6 shrink-0 text-ink-muted" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {intl.formatMessage(kinds[client] ?? messages.browser)}
                {current ? <Badge tone="success">{intl.formatMessage(messages.thisDevice)}</Badge> : null}
              </span>
              <span className="text-sm text-ink-muted">
                {intl.formatMessage(messages.lastUsed, { time: relativeTime(lastUsedAt) })}
              </span>
            </span>
            {current ? null : (
              <Button variant="ghost" size="sm" onClick={() => onSignOut(id)}>
                {intl.formatMessage(messages.signOut)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button variant="outline" className="self-start" loading={pending} onClick={() => onSignOut(null)}>
          {intl.formatMessage(messages.signOutAll)}
        </Button>
      ) : null}
    </>
  );
}
