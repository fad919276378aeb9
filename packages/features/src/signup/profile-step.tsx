import { textLength } from '@heartline/api-client';
import { Select } from '@heartline/ui/controls/select';
import { TextArea } from '@heartline/ui/controls/text-area';
import { TextField } from '@heartline/ui/controls/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { useFieldErrorText, useVocabulary } from '../shared/index.ts';
import type { SignupValues } from './signup-schema.ts';
import { messages } from './signup.messages.ts';

export interface ProfileStepProps {
  countries: readonly string[];
  messageLength: number;
  /** The member the first words go to; without one there is no field for them. */
  memberName: string | undefined;
}

/** Second step: how others see one. */
export function ProfileStep({ countries, messageLength, memberName }: ProfileStepProps) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText();
  const { control, register, formState } = useFormContext<SignupValues>();
  const message = useWatch({ control, name: 'signupMessage' });
  const { errors } = formState;
  const { compare } = new Intl.Collator(intl.locale);
  const options = countries
    .map((value) => ({ value, label: vocabulary.country(value) }))
    .toSorted((a, b) => compare(a.label, b.label));
  const count = textLength(message);
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        error={fieldText(errors.name?.message)}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        {...register('name')}
      />
      <Select
        label={intl.formatMessage(messages.country)}
        options={options}
        error={fieldText(errors.country?.message)}
        autoComplete="country"
        {...register('country')}
      />
      {memberName === undefined ? null : (
        <TextArea
          label={intl.formatMessage(messages.message, { name: memberName })}
          hint={intl.formatMessage(messages.messageHint)}
          error={fieldText(errors.signupMessage?.message)}
          counter={intl.formatMessage(messages.messageCounter, { count, max: messageLength })}
          overLimit={count > messageLength}
          {...register('signupMessage')}
        />
      )}
    </>
  );
}
