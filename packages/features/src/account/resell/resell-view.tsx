import { Button } from '@heartline/ui/controls/button';
import { Switch } from '@heartline/ui/controls/switch';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { resellMessages as messages } from './resell.messages.ts';

export interface ResellViewProps {
  given: boolean;
  onChoose: (given: boolean) => void;
}

/** Asks once, with two equally prominent answers; no answer counts as no. */
export function ResellQuestion({ onChoose }: Pick<ResellViewProps, 'onChoose'>) {
  const intl = useIntl();
  const title = useId();
  return (
    <fieldset aria-labelledby={title} className="flex flex-col gap-3 rounded-lg bg-surface-sunken p-4 sm:p-5">
      <h2 id={title} className="text-lg font-bold">
        {intl.formatMessage(messages.title)}
      </h2>
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
}

/** Among the privacy switches. */
export function ResellSwitch({ given, onChoose }: ResellViewProps) {
  const intl = useIntl();
  return (
    <Switch
      label={intl.formatMessage(messages.switch)}
      hint={intl.formatMessage(messages.hint)}
      checked={given}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}
