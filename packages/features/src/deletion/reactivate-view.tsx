import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { CircleCheckIcon, Link2OffIcon, Undo2Icon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure, hrefs, useKeptFocus } from '../shared/index.ts';
import { afterMessages } from './deletion.messages.ts';

export interface ReactivateViewProps {
  /** `open`: the link restores the account. `done`: just restored. `already`: restored earlier. `ended`: the link is no longer valid. */
  state: 'loading' | 'open' | 'done' | 'already' | 'ended';
  onReactivate: () => void;
  pending?: boolean;
  /** A failure that may pass. */
  error?: unknown;
}

export function ReactivateView({ state, onReactivate, pending = false, error = null }: ReactivateViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  if (state === 'loading')
    return <Skeleton shape="block" className="h-60" label={intl.formatMessage(commonMessages.loading)} />;
  if (state === 'ended')
    return (
      <FocusPanel
        icon={<Link2OffIcon />}
        title={intl.formatMessage(afterMessages.endedTitle)}
        intro={intl.formatMessage(afterMessages.endedIntro, { days: limits.deletionDays })}
      >
        <Button size="lg" block asChild>
          <a href={hrefs.home}>{intl.formatMessage(afterMessages.home)}</a>
        </Button>
      </FocusPanel>
    );
  if (state !== 'open')
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<CircleCheckIcon />}
        title={intl.formatMessage(state === 'done' ? afterMessages.doneTitle : afterMessages.alreadyTitle)}
        intro={intl.formatMessage(afterMessages.doneIntro)}
      >
        <Button size="lg" block asChild>
          <a href={hrefs.login}>{intl.formatMessage(afterMessages.logIn)}</a>
        </Button>
      </FocusPanel>
    );
  return (
    <FocusPanel
      ref={keptFocus}
      icon={<Undo2Icon />}
      title={intl.formatMessage(afterMessages.backTitle)}
      intro={intl.formatMessage(afterMessages.backIntro)}
    >
      <FormFailure error={error} />
      <Button size="lg" block loading={pending} onClick={onReactivate}>
        {intl.formatMessage(afterMessages.back)}
      </Button>
    </FocusPanel>
  );
}
