import { attributeValues, genders, limits, isLocale, spokenLanguages, type AttributeName } from '@heartline/api-client';
import { RangeSlider, type NumberRange } from '@heartline/ui/controls/range-slider';
import { Checkbox } from '@heartline/ui/controls/checkbox';
import { Switch } from '@heartline/ui/controls/switch';
import { ChevronDownIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { filterMessages as messages } from './filter.messages.ts';
import { PlaceFilter, type PlaceFilterProps } from './filter-place.tsx';
import { oldestAge } from '../members-search.ts';

export interface FilterFormProps extends PlaceFilterProps {
  /** Attributes the site lets members search by (MEM-01). */
  searchFields: readonly AttributeName[];
}

/** The search takes no more languages at a time. */
const mostLanguages = 10;

const toggled = <T,>(list: readonly T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter((item) => item !== value);

/** Every filter of the search. Each change is reported at once; the slider's when it is released. */
export function FilterForm({ searchFields, ...place }: FilterFormProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const { filters, onChange } = place;
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
      <AgeFilter filters={filters} onChange={onChange} />
      <PlaceFilter {...place} />
      <div className="flex flex-col">
        <Switch
          label={intl.formatMessage(messages.online)}
          checked={filters.online}
          onChange={(event) => onChange({ ...filters, online: event.currentTarget.checked })}
        />
        <Switch
          label={intl.formatMessage(messages.newOnly)}
          checked={filters.newOnly}
          onChange={(event) => onChange({ ...filters, newOnly: event.currentTarget.checked })}
        />
        <Switch
          label={intl.formatMessage(messages.withPhoto)}
          checked={filters.withPhoto}
          onChange={(event) => onChange({ ...filters, withPhoto: event.currentTarget.checked })}
        />
        <Switch
          label={intl.formatMessage(messages.realOnly)}
          checked={filters.realOnly}
          onChange={(event) => onChange({ ...filters, realOnly: event.currentTarget.checked })}
        />
      </div>
      <div className="flex flex-col">
        {searchFields.map((name) => (
          <AttributeFilter key={name} name={name} filters={filters} onChange={onChange} />
        ))}
        <LanguageFilter filters={filters} onChange={onChange} />
      </div>
    </div>
  );
}

type PartProps = Pick<FilterFormProps, 'filters' | 'onChange'>;

function AgeFilter({ filters, onChange }: PartProps) {
  const intl = useIntl();
  const { minAge, maxAge } = filters;
  const [{ ages, from }, setState] = useState({ ages: [minAge, maxAge] as NumberRange, from: [minAge, maxAge] });
  // The ages changed elsewhere: updates the thumbs without replacing them, so that they keep the focus.
  if (from[0] !== minAge || from[1] !== maxAge) setState({ ages: [minAge, maxAge], from: [minAge, maxAge] });
  return (
    <RangeSlider
      label={intl.formatMessage(messages.age)}
      thumbLabels={[intl.formatMessage(messages.youngest), intl.formatMessage(messages.oldest)]}
      valueText={intl.formatMessage(messages.ages, { min: ages[0], max: ages[1] })}
      min={limits.minAge}
      max={oldestAge}
      value={ages}
      onValueChange={(next) => setState({ ages: next, from })}
      onValueCommit={([youngest, oldest]) => onChange({ ...filters, minAge: youngest, maxAge: oldest })}
    />
  );
}

function AttributeFilter({ name, filters, onChange }: PartProps & { name: AttributeName }) {
  const words = useVocabulary();
  const chosen = filters.attributes[name] ?? [];
  return (
    <Choices title={words.attribute(name)} open={chosen.length > 0}>
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
    </Choices>
  );
}

/** The site's own languages come first, then the others by name. */
function LanguageFilter({ filters, onChange }: PartProps) {
  const intl = useIntl();
  const { languageName } = useVocabulary();
  const chosen = filters.languages;
  const ownFirst = (code: string) => (isLocale(code) ? 0 : 1);
  const languages = spokenLanguages
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((a, b) => ownFirst(a.code) - ownFirst(b.code) || a.name.localeCompare(b.name, intl.locale));
  return (
    <Choices title={intl.formatMessage(messages.languages)} open={chosen.length > 0}>
      {languages.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={chosen.includes(code)}
          disabled={chosen.length >= mostLanguages && !chosen.includes(code)}
          onChange={(event) => onChange({ ...filters, languages: toggled(chosen, code, event.currentTarget.checked) })}
        />
      ))}
    </Choices>
  );
}

/** Check boxes that are not rendered until they are unfolded. */
function Choices({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  return (
    <details
      className="group border-t border-line pt-2"
      open={open || wanted || undefined}
      onToggle={(event) => setWanted(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon aria-hidden className="size-5 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      {open || wanted ? (
        <fieldset className="flex flex-col pb-1">
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      ) : null}
    </details>
  );
}
