import { Button } from '@heartline/ui/controls/button';
import { Switch } from '@heartline/ui/controls/switch';
import { useIntl } from 'react-intl';

import { Key } from '../shared/key.tsx';
import { photoMessages as messages } from './photo.messages.ts';
import type { PhotoQueueState } from './use-photo-queue.ts';

interface PhotoActionsProps {
  queue: PhotoQueueState;
  onRefuse: () => void;
  onTakeBack: () => void;
  shortcuts: boolean;
}

/** Buttons to approve, refuse, go on and go back, each with its key. */
export function PhotoActions({ queue, onRefuse, onTakeBack, shortcuts }: PhotoActionsProps) {
  const intl = useIntl();
  const key = (name: string) => (shortcuts ? <Key name={name} /> : null);
  const keys = (names: string) => (shortcuts ? { 'aria-keyshortcuts': names } : {});
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" onClick={queue.approve} {...keys('a')}>
          {intl.formatMessage(messages.approve)}
          {key('A')}
        </Button>
        <Button size="lg" variant="outline" onClick={onRefuse} {...keys('r')}>
          {intl.formatMessage(messages.refuse)}
          {key('R')}
        </Button>
        {/* Not `disabled` at either end, so that the focus is not lost. */}
        <Button
          variant="ghost"
          className="aria-disabled:opacity-55"
          aria-disabled={!queue.hasPrevious}
          onClick={queue.previous}
          {...keys('k ArrowLeft')}
        >
          {intl.formatMessage(messages.previous)}
          {key('K')}
        </Button>
        <Button
          variant="ghost"
          className="aria-disabled:opacity-55"
          aria-disabled={!queue.hasNext}
          onClick={queue.next}
          {...keys('j ArrowRight')}
        >
          {intl.formatMessage(messages.skip)}
          {key('J')}
        </Button>
      </div>
      {queue.approved ? (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-success-border bg-success-surface py-1 ps-4 pe-1 text-sm">
          <output className="boxed text-success-text">
            {intl.formatMessage(messages.approved, { name: queue.approved.member.name })}
          </output>
          <Button variant="ghost" size="sm" onClick={onTakeBack} {...keys('u')}>
            {intl.formatMessage(messages.takeBackShort)}
            {key('U')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Switches single-key shortcuts, and lists them. */
export function ShortcutsSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const intl = useIntl();
  return (
    <Switch
      className="pointer-coarse:hidden"
      label={intl.formatMessage(messages.shortcuts)}
      hint={intl.formatMessage(messages.shortcutsHint)}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
