import { attributeValues, interests, type AttributeName } from '@heartline/api-client';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { Select } from '@heartline/ui/controls/select';
import { Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { lazyPart, useFieldErrorText, useVocabulary } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { mostInterests, mostLanguages, type ProfileValues } from './profile-form-values.ts';

/** A select for each attribute this site shows. */
export function AttributeFields({ names }: { names: readonly AttributeName[] }) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const { register } = useFormContext<ProfileValues>();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <Select
          key={name}
          label={vocabulary.attribute(name)}
          placeholder={intl.formatMessage(messages.noAnswer)}
          options={attributeValues[name].map((value) => ({ value, label: vocabulary.attributeValue(name, value) }))}
          {...register(`attributes.${name}`)}
        />
      ))}
    </div>
  );
}

/** The list of languages loads after the rest of the form. */
const LanguagesField = lazyPart(async () => (await import('../shared/vocabulary/languages-field.tsx')).LanguagesField);

/** The languages the member speaks. */
export function SpokenFields() {
  const fieldText = useFieldErrorText();
  const { control } = useFormContext<ProfileValues>();
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field: { value, onChange }, fieldState }) => (
        <Suspense fallback={<div className="min-h-19" />}>
          <LanguagesField
            value={value}
            onValueChange={onChange}
            max={mostLanguages}
            error={fieldText(fieldState.error?.message)}
          />
        </Suspense>
      )}
    />
  );
}

export function InterestFields() {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText();
  const { control } = useFormContext<ProfileValues>();
  const { compare } = new Intl.Collator(intl.locale);
  const options = interests
    .map((value) => ({ value, label: vocabulary.interest(value) }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <Controller
      control={control}
      name="interests"
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <ChipGroup
          label={intl.formatMessage(messages.interestsTitle)}
          labelHidden
          hint={intl.formatMessage(messages.interestsHint, { max: mostInterests })}
          hintEnd={intl.formatMessage(messages.counter, { count: value.length, max: mostInterests })}
          options={options}
          max={mostInterests}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          ref={ref}
          error={fieldText(fieldState.error?.message)}
        />
      )}
    />
  );
}
