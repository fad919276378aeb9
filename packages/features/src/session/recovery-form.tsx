import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { formAct, FormFailure, isWrongCode, useFieldErrorText, type CodeFormProps } from '../shared/index.ts';
import { secondStepMessages as messages } from './second-step.messages.ts';

export type RecoveryFormProps = Pick<CodeFormProps, 'onSubmit' | 'pending' | 'error' | 'submit'>;

/** The field for a recovery code, for a member without passkey or app at hand. */
export function RecoveryForm({ onSubmit, pending = false, error = null, submit }: RecoveryFormProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() !== '') onSubmit(code.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send}>
      {isWrongCode(error) ? null : <FormFailure error={error} />}
      <TextField
        label={intl.formatMessage(messages.recoveryCode)}
        error={
          empty ? fieldText('required') : isWrongCode(error) ? intl.formatMessage(messages.recoveryWrong) : undefined
        }
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-act={formAct}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
    </form>
  );
}
