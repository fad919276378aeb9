import { genders } from '@heartline/api-client';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { DateOfBirthField } from '@heartline/ui/controls/date-of-birth-field';
import { SegmentedControl } from '@heartline/ui/controls/segmented-control';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { useFieldErrorText, useVocabulary } from '../shared/index.ts';
import { dateOrder } from './date-order.ts';
import type { SignupValues } from './signup-schema.ts';
import { messages } from './signup.messages.ts';

/** First step: who one is and whom one looks for. */
export function YouStep({ minAge }: { minAge: number }) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText(minAge);
  const { control, register, getValues, formState } = useFormContext<SignupValues>();
  const { errors } = formState;
  return (
    <>
      <SegmentedControl
        label={intl.formatMessage(messages.gender)}
        options={genders.map((value) => ({ value, label: vocabulary.gender(value) }))}
        error={fieldText(errors.gender?.message)}
        {...register('gender')}
      />
      <Controller
        control={control}
        name="seeking"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChipGroup
            label={intl.formatMessage(messages.seeking)}
            hint={intl.formatMessage(messages.seekingHint)}
            options={genders.map((code) => ({ value: code, label: vocabulary.seeking(code) }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            ref={ref}
            error={fieldText(errors.seeking?.message)}
          />
        )}
      />
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
            onBlur={onBlur}
            ref={ref}
            error={fieldText(errors.dateOfBirth?.message)}
          />
        )}
      />
    </>
  );
}
