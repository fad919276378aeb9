import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { useIntl } from 'react-intl';

import { formAct, FormFailure, TitleAfterForm, useKeptFocus } from '../shared/index.ts';
import { disabledMessages as messages } from './disabled.messages.ts';

export interface DisabledAccountViewProps {
  onDelete: () => void;
  /** Back to the log-in. */
  onKeep: () => void;
  pending?: boolean;
  error?: unknown;
}

/** Deletes an account that the staff have disabled, as its owner cannot log in to do so (ACC-05). */
export function DisabledAccountView({ onDelete, onKeep, pending = false, error = null }: DisabledAccountViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  return (
    <FocusPanel
      ref={keptFocus}
      title={<TitleAfterForm>{intl.formatMessage(messages.title)}</TitleAfterForm>}
      intro={intl.formatMessage(messages.intro, { days: limits.deletionDays })}
    >
      <FormFailure error={error} />
      <Button variant="danger" size="lg" block loading={pending} onClick={onDelete} data-act={formAct}>
        {intl.formatMessage(messages.title)}
      </Button>
      <Button variant="outline" size="lg" block onClick={onKeep}>
        {intl.formatMessage(messages.keep)}
      </Button>
    </FocusPanel>
  );
}
