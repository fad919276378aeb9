import { Button } from '@heartline/ui/controls/button';
import { OneTimeCodeField } from '@heartline/ui/controls/one-time-code-field';
import { useState } from 'react';

import { isWrongCode } from '../errors/is-wrong-code.ts';
import { useFieldErrorText } from '../errors/use-field-error-text.ts';
import { formAct } from '../focus/title-after-form.tsx';
import { FormFailure } from './form-failure.tsx';

const digits = 6;

export interface CodeFormProps {
  label: string;
  /** Error text for a wrong code. */
  wrong: string;
  submit: string;
  onSubmit: (code: string) => void;
  pending?: boolean;
  error?: unknown;
}

/** Six digits of an authenticator app, submitted with the last one. A wrong code empties the field. */
export function CodeForm({ label, wrong, submit, onSubmit, pending = false, error = null }: CodeFormProps) {
  const fieldText = useFieldErrorText();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'required' | 'wrong'>();
  const [seen, setSeen] = useState<unknown>(null);
  if (error !== seen) {
    setSeen(error);
    if (isWrongCode(error)) {
      setCode('');
      setFault('wrong');
    }
  }
  const faultText = { required: fieldText('required'), wrong };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === digits) onSubmit(code);
        else setFault('required');
      }}
    >
      {isWrongCode(error) ? null : <FormFailure error={error} />}
      <OneTimeCodeField
        label={label}
        length={digits}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          setFault(undefined);
        }}
        onComplete={onSubmit}
        loading={pending}
        error={fault && faultText[fault]}
        data-act={formAct}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
    </form>
  );
}
