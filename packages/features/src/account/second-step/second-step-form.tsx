import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { TextField } from '@heartline/ui/controls/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { formAct, isWrongCode, PasskeyFailure, useFieldErrorText, useServerErrors } from '../../shared/index.ts';
import type { Proofs } from '../account.queries.ts';
import { changeMessages, emailMessages } from '../email/email.messages.ts';
import { passkeyMessages } from '../passkeys.messages.ts';
import { usePasskeyTexts } from './use-passkey-texts.ts';
import { secondStepMessages as messages } from '../second-step.messages.ts';
import { useErrorsAtFields } from '../use-errors-at-fields.ts';

const password = v.pipe(v.string(), v.nonEmpty('required'));
const schemas = {
  password: v.object({ password, code: v.string() }),
  code: v.object({ password, code: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'too_long')) }),
};
interface Typed {
  password: string;
  code: string;
}
const places = { password_wrong: 'password' } as const;

/** Error texts of this form's own. */
const ownTexts: Partial<Record<string, typeof emailMessages.wrong>> = {
  password_wrong: emailMessages.wrong,
  invalid: messages.anyCodeWrong,
};

export interface SecondStepFormProps {
  /** The proof asked for: the password, or a code besides, or a passkey, which a code may replace. */
  asks: 'password' | 'code' | 'passkey';
  submit: string;
  /** Below the password. */
  hint?: string | undefined;
  onSubmit: (proofs: Proofs) => void;
  pending?: boolean;
  error?: unknown;
}

/** Asks for proof of the owner before the log-in of the account is changed. */
export function SecondStepForm({ asks, submit, hint, onSubmit, pending = false, error = null }: SecondStepFormProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const faultTexts = usePasskeyTexts();
  const [byCode, setByCode] = useState(false);
  const takesPasskey = asks === 'passkey' && !byCode;
  const takesCode = asks !== 'password' && !takesPasskey;
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    resolver: standardSchemaResolver(schemas[takesCode ? 'code' : 'password']),
    defaultValues: { password: '', code: '' },
  });
  useServerErrors(error, setError);
  const atField = useErrorsAtFields(error, setError, places);
  const textOf = (code: string | undefined) => {
    const own = code === undefined ? undefined : ownTexts[code];
    return own ? intl.formatMessage(own) : fieldText(code);
  };
  const proofsOf = ({ password: typed, code }: Typed): Proofs => ({
    password: typed,
    ...(takesPasskey ? { byPasskey: true } : takesCode ? { code } : {}),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(proofsOf(typed)))(event)}
    >
      {atField || isWrongCode(error) ? null : <PasskeyFailure error={error} texts={faultTexts} />}
      <PasswordField
        showLabel={intl.formatMessage(changeMessages.show)}
        hideLabel={intl.formatMessage(changeMessages.hide)}
        label={intl.formatMessage(emailMessages.password)}
        hint={takesPasskey ? intl.formatMessage(passkeyMessages.proofHint) : hint}
        error={textOf(formState.errors.password?.message)}
        data-act={formAct}
        {...register('password')}
      />
      {takesCode ? (
        <TextField
          label={intl.formatMessage(messages.anyCode)}
          error={textOf(formState.errors.code?.message)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          data-act={formAct}
          {...register('code')}
        />
      ) : null}
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
      {asks === 'passkey' ? (
        <Button variant="outline" block onClick={() => setByCode(!byCode)} data-act={formAct}>
          {intl.formatMessage(byCode ? passkeyMessages.usePasskey : passkeyMessages.useCode)}
        </Button>
      ) : null}
    </form>
  );
}
