import { Button } from '@heartline/ui/controls/button';
import { LocateFixedIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { positionMessages } from './place.messages.ts';
import type { PositionState } from './use-position.ts';
import type { LocationPermission } from './use-location-permission.ts';

export interface LocateViewProps {
  permission: LocationPermission;
  state: PositionState;
  /** Only now does the browser ask for permission. */
  onFind: () => void;
  /** Explains the button before it is pressed. @default false */
  explained?: boolean;
}

const hints = {
  prompt: positionMessages.hintPrompt,
  unknown: positionMessages.hintUnknown,
  granted: positionMessages.hintGranted,
};

/** Locates the member on a press; if the browser cannot or may not, says why, and that it works without (SGN-07). */
export function LocateView({ permission, state, onFind, explained = false }: LocateViewProps) {
  const intl = useIntl();
  if (permission === 'unsupported' || permission === 'denied')
    return (
      <p className="text-sm text-ink-muted">
        {intl.formatMessage(permission === 'denied' ? positionMessages.refused : positionMessages.unsupported)}
      </p>
    );
  const said = state === 'idle' || state === 'asking' ? undefined : positionMessages[state];
  return (
    <div className="flex flex-col gap-1.5">
      <Button variant="soft" size="sm" className="self-start" loading={state === 'asking'} onClick={onFind}>
        <LocateFixedIcon aria-hidden />
        {intl.formatMessage(positionMessages.use)}
      </Button>
      {explained && !said ? <p className="text-sm text-ink-muted">{intl.formatMessage(hints[permission])}</p> : null}
      <output className="text-sm text-ink-muted empty:hidden">{said ? intl.formatMessage(said) : ''}</output>
    </div>
  );
}
