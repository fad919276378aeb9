import { genders } from '@heartline/api-client';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { DateOfBirthField } from '@heartline/ui/controls/date-of-birth-field';
import { RadioGroup } from '@heartline/ui/controls/radio-group';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';

// Not `useVocabulary`: it would load the words for all interests, which this form does not ask for.
import { genderMessages, seekingMessages, useFieldErrorText } from '../shared/index.ts';
import { dateOrder } from './date-order.ts';
import type { SignupValues } from './signup-schema.ts';
import { messages } from './signup.messages.ts';

/** The visitor's gender. `onPress`: it was answered with a pointer. */
export function GenderStep({ onPress }: { onPress: () => void }) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { register, formState } = useFormContext<SignupValues>();
  return (
    <RadioGroup
      variant="tiles"
      label={intl.formatMessage(messages.gender)}
      labelHidden
      options={genders.map((value) => ({ value, label: intl.formatMessage(genderMessages[value]) }))}
      error={fieldText(formState.errors.gender?.message)}
      onPress={onPress}
      {...register('gender')}
    />
  );
}

/** The genders the visitor looks for. */
export function SeekingStep() {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { control, formState } = useFormContext<SignupValues>();
  return (
    <Controller
      control={control}
      name="seeking"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ChipGroup
          variant="tiles"
          label={intl.formatMessage(messages.seeking)}
          labelHidden
          hint={intl.formatMessage(messages.seekingHint)}
          options={genders.map((code) => ({ value: code, label: intl.formatMessage(seekingMessages[code]) }))}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          ref={ref}
          error={fieldText(formState.errors.seeking?.message)}
        />
      )}
    />
  );
}

/** The visitor's age. */
export function BirthStep({ minAge }: { minAge: number }) {
  const intl = useIntl();
  const fieldText = useFieldErrorText(minAge);
  const { control, getValues, clearErrors, formState } = useFormContext<SignupValues>();
  return (
    <Controller
      control={control}
      name="dateOfBirth"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <DateOfBirthField
          label={intl.formatMessage(messages.dateOfBirth)}
          hint={intl.formatMessage(messages.dateOfBirthHint)}
          order={dateOrder(intl.locale, getValues('country'))}
          partLabels={{
            day: intl.formatMessage(messages.day),
            month: intl.formatMessage(messages.month),
            year: intl.formatMessage(messages.year),
          }}
          value={value}
          onChange={onChange}
          // An incomplete date has no value yet, so the form does not notice the input.
          onInput={() => clearErrors('dateOfBirth')}
          onBlur={onBlur}
          ref={ref}
          error={fieldText(formState.errors.dateOfBirth?.message)}
        />
      )}
    />
  );
}
