import { attributeValues, genders, limits, type AttributeName } from '@heartline/api-client';
import { RangeSlider, type NumberRange } from '@heartline/ui/controls/range-slider';
import { Checkbox } from '@heartline/ui/controls/checkbox';
import { Select } from '@heartline/ui/controls/select';
import { Switch } from '@heartline/ui/controls/switch';
import { ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../shared/index.ts';
import { filterMessages as messages } from './members.messages.ts';
import { oldestAge, type Filters } from './members-search.ts';
import type { RegionChoice } from './use-filter-words.ts';

export interface FilterFormProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Codes of the countries the site serves. */
  countries: readonly string[];
  /** Of the chosen country. */
  regions: readonly RegionChoice[];
  /** Attributes the site lets members search by (MEM-01). */
  searchFields: readonly AttributeName[];
}

const toggled = <T,>(list: readonly T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter((item) => item !== value);

/** Every filter of the search. Each change is given at once; the slider when it is let go. */
export function FilterForm({ filters, onChange, countries, regions, searchFields }: FilterFormProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const names = countries
    .map((code) => ({ value: code, label: words.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-sm font-semibold">{intl.formatMessage(messages.seeking)}</legend>
        {genders.map((gender) => (
          <Checkbox
            key={gender}
            label={words.seeking(gender)}
            checked={filters.genders.includes(gender)}
            onChange={(event) =>
              onChange({ ...filters, genders: toggled(filters.genders, gender, event.currentTarget.checked) })
            }
          />
        ))}
      </fieldset>
      <AgeFilter key={`${filters.minAge}-${filters.maxAge}`} filters={filters} onChange={onChange} />
      <Select
        label={intl.formatMessage(messages.country)}
        value={filters.country ?? ''}
        options={[{ value: '', label: intl.formatMessage(messages.anyCountry) }, ...names]}
        onChange={(event) => onChange({ ...filters, country: event.currentTarget.value || null, region: null })}
      />
      {filters.country !== null && regions.length > 0 ? (
        <Select
          label={intl.formatMessage(messages.region)}
          value={filters.region ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyRegion) },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...filters, region: event.currentTarget.value || null })}
        />
      ) : null}
      <div className="flex flex-col">
        <Switch
          label={intl.formatMessage(messages.online)}
          checked={filters.online}
          onChange={(event) => onChange({ ...filters, online: event.currentTarget.checked })}
        />
        <Switch
          label={intl.formatMessage(messages.withPhoto)}
          checked={filters.withPhoto}
          onChange={(event) => onChange({ ...filters, withPhoto: event.currentTarget.checked })}
        />
      </div>
      {searchFields.map((name) => (
        <AttributeFilter key={name} name={name} filters={filters} onChange={onChange} />
      ))}
    </div>
  );
}

type PartProps = Pick<FilterFormProps, 'filters' | 'onChange'>;

function AgeFilter({ filters, onChange }: PartProps) {
  const intl = useIntl();
  const [ages, setAges] = useState<NumberRange>([filters.minAge, filters.maxAge]);
  return (
    <RangeSlider
      label={intl.formatMessage(messages.age)}
      thumbLabels={[intl.formatMessage(messages.youngest), intl.formatMessage(messages.oldest)]}
      valueText={intl.formatMessage(messages.ages, { min: ages[0], max: ages[1] })}
      min={limits.minAge}
      max={oldestAge}
      value={ages}
      onValueChange={setAges}
      onValueCommit={([minAge, maxAge]) => onChange({ ...filters, minAge, maxAge })}
    />
  );
}

function AttributeFilter({ name, filters, onChange }: PartProps & { name: AttributeName }) {
  const words = useVocabulary();
  const chosen = filters.attributes[name] ?? [];
  return (
    <details className="group border-t border-line pt-2" open={chosen.length > 0 || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {words.attribute(name)}
        <ChevronDownIcon
          aria-hidden
          className="size-5 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <fieldset className="flex flex-col pb-1">
        <legend className="sr-only">{words.attribute(name)}</legend>
        {attributeValues[name].map((value) => (
          <Checkbox
            key={value}
            label={words.attributeValue(name, value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange({
                ...filters,
                attributes: { ...filters.attributes, [name]: toggled(chosen, value, event.currentTarget.checked) },
              })
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
