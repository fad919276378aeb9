import { Button } from '@heartline/ui/controls/button';
import { Switch } from '@heartline/ui/controls/switch';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { visitorsMessages as messages } from './visitors.messages.ts';

export interface VisitorsChoiceProps {
  /** Whether visitors see the photos; null until the member has answered. */
  photosPublic: boolean | null;
  /** There are photos to ask about. */
  asked: boolean;
  onChoose: (photosPublic: boolean) => void;
}

/** Who sees the member's photos. Asked once there are some, with two equally prominent answers; before and after, a switch. */
export function VisitorsChoice({ photosPublic, asked, onChoose }: VisitorsChoiceProps) {
  const intl = useIntl();
  const title = useId();
  if (photosPublic === null && asked)
    return (
      <fieldset aria-labelledby={title} className="flex flex-col gap-3 rounded-lg bg-surface-sunken p-4 sm:p-5">
        <h3 id={title} className="text-lg font-bold">
          {intl.formatMessage(messages.title)}
        </h3>
        <p className="text-ink-muted">{intl.formatMessage(messages.text)}</p>
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <Button variant="outline" onClick={() => onChoose(false)}>
            {intl.formatMessage(messages.no)}
          </Button>
          <Button variant="outline" onClick={() => onChoose(true)}>
            {intl.formatMessage(messages.yes)}
          </Button>
        </div>
      </fieldset>
    );
  return (
    <Switch
      className="rounded-lg border border-line bg-surface px-4 py-3"
      label={intl.formatMessage(messages.switch)}
      hint={intl.formatMessage(messages.hint)}
      checked={photosPublic ?? false}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}
