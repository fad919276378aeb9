import { Select } from '@heartline/ui/controls/select';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { useFieldErrorText, useVocabulary } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import type { ProfileValues } from './profile-form-values.ts';

export interface PlaceFieldsProps {
  countries: readonly string[];
  /** Regions of the chosen country; empty while they load, or if it has none. */
  regions: readonly { id: string; name: string }[];
  onCountry: (country: string) => void;
}

export function PlaceFields({ countries, regions, onCountry }: PlaceFieldsProps) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText();
  const { register, setValue, formState } = useFormContext<ProfileValues>();
  const { compare } = new Intl.Collator(intl.locale);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={intl.formatMessage(messages.country)}
        options={countries
          .map((value) => ({ value, label: vocabulary.country(value) }))
          .toSorted((a, b) => compare(a.label, b.label))}
        error={fieldText(formState.errors.country?.message)}
        autoComplete="country"
        {...register('country', {
          onChange: (event: { target: { value: string } }) => {
            setValue('region', '');
            onCountry(event.target.value);
          },
        })}
      />
      <Select
        label={intl.formatMessage(messages.region)}
        placeholder={intl.formatMessage(messages.noRegion)}
        options={regions
          .map(({ id, name }) => ({ value: id, label: name }))
          .toSorted((a, b) => compare(a.label, b.label))}
        error={fieldText(formState.errors.region?.message)}
        {...register('region')}
      />
    </div>
  );
}
