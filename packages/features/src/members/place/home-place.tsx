import { Select } from '@heartline/ui/controls/select';
import { Alert } from '@heartline/ui/feedback/alert';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, useFieldErrorText, useSettings, useVocabulary } from '../../shared/index.ts';
import { placeMessages as messages, positionMessages } from './place.messages.ts';
import { usePlaces, type Places } from './use-places.ts';
import { Locate } from './locate.tsx';

/** Where a member lives: absent fields stay unchanged. */
export interface HomePlaceValue {
  country?: string | undefined;
  region?: string | null | undefined;
  place?: string | null | undefined;
}

export interface HomePlaceProps {
  value: HomePlaceValue;
  onChange: (value: HomePlaceValue) => void;
  /** Code of a field error. */
  error?: string | undefined;
}

const PlaceField = lazyPart(async () => (await import('./place-field.tsx')).PlaceField);

const noPlaces: Places = { regions: [], places: [] };

/** The member's own place: located by the device, or chosen by country, region and town. */
export function HomePlace({ value, onChange, error }: HomePlaceProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const { countries } = useSettings();
  const fieldText = useFieldErrorText();
  const country = value.country ?? null;
  const place = value.place ?? null;
  const { data: places = noPlaces } = usePlaces(country, place);
  const { compare } = new Intl.Collator(intl.locale);
  return (
    <div className="flex flex-col gap-5">
      <Locate
        explained
        onFound={({ place: found, country: there, region }) =>
          onChange({ country: there, region: region?.id ?? null, place: found.id })
        }
      />
      {error ? <Alert tone="danger">{fieldText(error)}</Alert> : null}
      <Select
        label={intl.formatMessage(messages.country)}
        value={country ?? ''}
        options={countries
          .map((code) => ({ value: code, label: words.country(code) }))
          .toSorted((a, b) => compare(a.label, b.label))}
        onChange={(event) => onChange({ country: event.currentTarget.value, region: null, place: null })}
      />
      {places.regions.length > 0 ? (
        <Select
          label={intl.formatMessage(messages.region)}
          placeholder={intl.formatMessage(positionMessages.noRegion)}
          value={value.region ?? ''}
          options={places.regions
            .map(({ id, name }) => ({ value: id, label: name }))
            .toSorted((a, b) => compare(a.label, b.label))}
          onChange={(event) =>
            onChange({ country: country ?? '', region: event.currentTarget.value || null, place: null })
          }
        />
      ) : null}
      {country === null ? null : (
        <Suspense fallback={<div className="min-h-19" />}>
          <PlaceField
            country={country}
            region={value.region ?? null}
            place={place}
            places={places}
            label={intl.formatMessage(positionMessages.town)}
            onChange={(id, region) => onChange({ country, region: region ?? value.region ?? null, place: id })}
          />
        </Suspense>
      )}
    </div>
  );
}
