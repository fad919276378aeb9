import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PasswordField, type PasswordFieldProps } from '@heartline/ui/controls/password-field';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useFieldErrorText } from '../errors/use-field-error-text.ts';
import { formAct } from '../focus/title-after-form.tsx';
import { FormFailure } from './form-failure.tsx';

export interface OwnerFormProps extends Pick<PasswordFieldProps, 'label' | 'hint' | 'showLabel' | 'hideLabel'> {
  /** The account's address: password managers identify the account by it. */
  email: string;
  /** Error text for a wrong password. */
  wrong: string;
  submit: string;
  onSubmit: (password: string) => void;
  pending?: boolean;
  error?: unknown;
  /** Below the button. */
  children?: ReactNode;
}

/** Asks a visitor who presses a mailed link for the password of its account. */
export function OwnerForm({
  email,
  wrong,
  submit,
  onSubmit,
  pending = false,
  error = null,
  children,
  ...field
}: OwnerFormProps) {
  const fieldText = useFieldErrorText();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  // If the session ended after the page was opened, the first press had no password: then it is asked for, without an error.
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refused = error instanceof ApiError && error.code === 'password_wrong';
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused, error]);
  const fault = refused && tried ? wrong : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === '');
        if (password === '') return input.current?.focus();
        setTried(true);
        return onSubmit(password);
      }}
    >
      {refused ? null : <FormFailure error={error} />}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...field}
        ref={input}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing && password === '' ? fieldText('required') : fault}
        data-act={formAct}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
