import { textLength } from '@heartline/api-client';
import { Select } from '@heartline/ui/controls/select';
import { TextArea } from '@heartline/ui/controls/text-area';
import { TextField } from '@heartline/ui/controls/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { useFieldErrorText, useNames } from '../shared/index.ts';
import type { SignupValues } from './signup-schema.ts';
import { messages } from './signup.messages.ts';

/** The name that others see. */
export function NameStep() {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, formState } = useFormContext<SignupValues>();
  return (
    <TextField
      label={intl.formatMessage(messages.name)}
      hint={intl.formatMessage(messages.nameHint)}
      error={fieldText(formState.errors.name?.message)}
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      {...register('name')}
    />
  );
}

/** The visitor's country, where the search begins. */
export function CountryStep({ countries }: { countries: readonly string[] }) {
  const intl = useIntl();
  const names = useNames();
  const fieldText = useFieldErrorText();
  const { register, formState } = useFormContext<SignupValues>();
  const { compare } = new Intl.Collator(intl.locale);
  const options = countries
    .map((value) => ({ value, label: names.country(value) }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <Select
      label={intl.formatMessage(messages.country)}
      options={options}
      error={fieldText(formState.errors.country?.message)}
      autoComplete="country"
      {...register('country')}
    />
  );
}

export interface MessageStepProps {
  messageLength: number;
  /** The recipient of the first message. */
  memberName: string;
}

/** The first message to the member the visitor came from. */
export function MessageStep({ messageLength, memberName }: MessageStepProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { control, register, formState } = useFormContext<SignupValues>();
  const count = textLength(useWatch({ control, name: 'signupMessage' }));
  return (
    <TextArea
      label={intl.formatMessage(messages.message, { name: memberName })}
      labelHidden
      hint={intl.formatMessage(messages.messageHint)}
      error={fieldText(formState.errors.signupMessage?.message)}
      counter={intl.formatMessage(messages.messageCounter, { count, max: messageLength })}
      overLimit={count > messageLength}
      {...register('signupMessage')}
    />
  );
}
