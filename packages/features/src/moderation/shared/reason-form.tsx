import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure } from '../../shared/index.ts';
import { messages } from '../moderation.messages.ts';
import { areWords } from './statement-fields.tsx';
import { useFormKeys } from './use-form-keys.ts';

interface ReasonFormProps {
  label: string;
  hint: string;
  /** Label of the submit button. */
  send: string;
  sending: boolean;
  error: unknown;
  onSend: (reason: string) => void;
  /** Undefined if there is nothing to go back to. */
  onCancel?: () => void;
  /** Shown above the field. */
  children?: ReactNode;
}

/** One line with a reason, for the audit log. */
export function ReasonForm({ label, hint, send, sending, error, onSend, onCancel, children }: ReasonFormProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useFormKeys(onCancel ? { onCancel } : {});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!areWords(reason)) event.currentTarget.querySelector('input')?.focus();
    else if (!sending) onSend(reason.trim());
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <FormFailure error={error} />
      {children}
      <TextField
        label={label}
        hint={hint}
        required
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={tried && !areWords(reason) ? intl.formatMessage(messages.wordsMissing) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {intl.formatMessage(commonMessages.cancel)}
          </Button>
        ) : null}
        <Button type="submit" loading={sending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
