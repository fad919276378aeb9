import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import { formAct, PasskeyFailure, useFieldErrorText, useServerErrors } from '../../shared/index.ts';
import { passkeyMessages as messages } from '../passkeys.messages.ts';
import { usePasskeyTexts } from '../second-step/use-passkey-texts.ts';

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'too_long')) });

export interface NameFormProps {
  /** The present name. */
  name?: string;
  submit: string;
  onSubmit: (name: string) => void;
  pending?: boolean;
  error?: unknown;
}

/** Asks for a name by which the member will recognize the passkey. */
export function NameForm({ name = '', submit, onSubmit, pending = false, error = null }: NameFormProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const faultTexts = usePasskeyTexts();
  const { register, handleSubmit, setError, formState } = useForm<{ name: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name },
  });
  useServerErrors(error, setError);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(typed.name))(event)}
    >
      <PasskeyFailure error={error} texts={faultTexts} />
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        error={fieldText(formState.errors.name?.message)}
        autoComplete="off"
        data-act={formAct}
        {...register('name')}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {submit}
      </Button>
    </form>
  );
}
