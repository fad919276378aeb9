import { Alert } from '@heartline/ui/feedback/alert';
import { BellIcon, BellRingIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import type { PushState } from '../../shared/index.ts';
import { stepMessages } from './steps.messages.ts';

export interface PushQuestionProps {
  state: PushState;
  siteName: string;
  /** The browser could not switch them on. @default false */
  failed?: boolean;
}

/** The purpose of notifications on this device. The browser asks only after the main button is pressed. */
export function PushQuestion({ state, siteName, failed = false }: PushQuestionProps) {
  const intl = useIntl();
  if (state === 'subscribed') return <Alert tone="success">{intl.formatMessage(stepMessages.pushDone)}</Alert>;
  if (state === 'denied')
    return <Alert tone="info">{intl.formatMessage(stepMessages.pushDenied, { site: siteName })}</Alert>;
  const Icon = state === 'unsupported' ? BellIcon : BellRingIcon;
  return (
    <>
      <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
        <p className="text-ink">
          {intl.formatMessage(state === 'unsupported' ? stepMessages.pushUnsupported : stepMessages.pushText, {
            site: siteName,
          })}
        </p>
      </div>
      {failed ? <Alert tone="danger">{intl.formatMessage(stepMessages.pushFailed)}</Alert> : null}
    </>
  );
}
