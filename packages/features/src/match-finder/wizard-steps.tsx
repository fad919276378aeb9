import { attributeValues, genders, interests, limits, radii, type AttributeName } from '@heartline/api-client';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { Link } from '@heartline/ui/controls/link';
import { RadioGroup } from '@heartline/ui/controls/radio-group';
import { RangeSlider } from '@heartline/ui/controls/range-slider';
import { Switch } from '@heartline/ui/controls/switch';
import { useIntl } from 'react-intl';

import { hrefs, useVocabulary } from '../shared/index.ts';
import { LanguagesField } from '../shared/vocabulary/languages-field.tsx';
import { interestGroups, interestsIn } from './interest-groups.ts';
import { groupMessages, messages } from './match-finder.messages.ts';
import { mostInterests, mostLanguages, oldestAge, type Draft } from './preferences-draft.ts';
import { useAges } from './use-ages.ts';

interface StepProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function WhoStep({ draft, onChange, error }: StepProps & { error: string | undefined }) {
  const intl = useIntl();
  const words = useVocabulary();
  return (
    <ChipGroup
      variant="tiles"
      label={intl.formatMessage(messages.genders)}
      labelHidden
      options={genders.map((value) => ({ value, label: words.seeking(value) }))}
      value={draft.genders}
      onValueChange={(value) => onChange({ ...draft, genders: genders.filter((one) => value.includes(one)) })}
      error={error}
    />
  );
}

export function AgeStep({ draft, onChange }: StepProps) {
  const intl = useIntl();
  const ages = useAges();
  return (
    <RangeSlider
      label={intl.formatMessage(messages.age)}
      thumbLabels={[intl.formatMessage(messages.youngest), intl.formatMessage(messages.oldest)]}
      valueText={ages(draft)}
      min={limits.minAge}
      max={oldestAge}
      value={[draft.minAge, draft.maxAge]}
      onValueChange={([minAge, maxAge]) => onChange({ ...draft, minAge, maxAge })}
    />
  );
}

export function WhereStep({ draft, onChange, hasPlace }: StepProps & { hasPlace: boolean }) {
  const intl = useIntl();
  const distances = radii.map((value) => ({
    value,
    label: intl.formatMessage(messages.within, { distance: Number(value) }),
  }));
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup
        variant="cards"
        label={intl.formatMessage(messages.distance)}
        options={[...(hasPlace ? distances : []), { value: 'country', label: intl.formatMessage(messages.country) }]}
        value={(hasPlace ? draft.radius : null) ?? 'country'}
        onValueChange={(value) => onChange({ ...draft, radius: radii.find((one) => one === value) ?? null })}
      />
      {hasPlace ? null : (
        <p className="flex flex-wrap gap-x-2 text-ink-muted">
          <span>{intl.formatMessage(messages.noPlace)}</span>
          <Link href={hrefs.profile}>{intl.formatMessage(messages.toProfile)}</Link>
        </p>
      )}
      <Switch
        label={intl.formatMessage(messages.withPhoto)}
        checked={draft.withPhoto}
        onChange={(event) => onChange({ ...draft, withPhoto: event.target.checked })}
      />
    </div>
  );
}

export function InterestsStep({ draft, onChange }: StepProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const { compare } = new Intl.Collator(intl.locale);
  const left = mostInterests - draft.interests.length;
  return (
    <div className="flex flex-col gap-7">
      <p className="flex justify-between gap-3 text-sm text-ink-muted">
        <span>{intl.formatMessage(messages.interestsHint, { max: mostInterests })}</span>
        <output className="shrink-0 tabular-nums">
          {intl.formatMessage(messages.counter, { count: draft.interests.length, max: mostInterests })}
        </output>
      </p>
      {interestGroups.map((group) => {
        const own = interestsIn(group);
        const chosen = own.filter((one) => draft.interests.includes(one));
        return (
          <ChipGroup
            key={group}
            label={intl.formatMessage(groupMessages[group])}
            options={own
              .map((value) => ({ value, label: words.interest(value) }))
              .toSorted((a, b) => compare(a.label, b.label))}
            max={chosen.length + left}
            value={chosen}
            onValueChange={(value) =>
              onChange({
                ...draft,
                interests: interests.filter((one) => (own.includes(one) ? value : draft.interests).includes(one)),
              })
            }
          />
        );
      })}
    </div>
  );
}

export function DetailsStep({ draft, onChange, attributes }: StepProps & { attributes: readonly AttributeName[] }) {
  const intl = useIntl();
  const words = useVocabulary();
  return (
    <div className="flex flex-col gap-7">
      <LanguagesField
        hint={intl.formatMessage(messages.languagesHint)}
        max={mostLanguages}
        value={draft.languages}
        onValueChange={(languages) => onChange({ ...draft, languages })}
      />
      {attributes.map((name) => (
        <ChipGroup
          key={name}
          label={words.attribute(name)}
          options={attributeValues[name].map((value) => ({ value, label: words.attributeValue(name, value) }))}
          value={draft.attributes[name] ?? []}
          onValueChange={(values) => onChange({ ...draft, attributes: { ...draft.attributes, [name]: values } })}
        />
      ))}
    </div>
  );
}
