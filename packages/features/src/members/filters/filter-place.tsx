import { radii } from '@heartline/api-client';
import { Select } from '@heartline/ui/controls/select';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, useVocabulary } from '../../shared/index.ts';
import { placeMessages as messages } from '../place/place.messages.ts';
import { countryOf, type Filters, type Radius } from '../members-search.ts';
import { usePlaces, type Places } from '../place/use-places.ts';

export interface PlaceFilterProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Codes of the countries the site serves. */
  countries: readonly string[];
  /** The member's own place, to search around; null for members without one. */
  ownPlace: string | null;
  /** Visitors cannot ask the site where they are. */
  canLocate: boolean;
}

/** Loaded once a country is chosen. */
const PlaceField = lazyPart(async () => (await import('../place/place-field.tsx')).PlaceField);
/** Loads the lazy component in advance, for rendering on the server, which does not wait for it. */
export const preloadPlaceFilter = (): Promise<void> => PlaceField.preload();
const Locate = lazyPart(async () => (await import('../place/locate.tsx')).Locate);

const noPlaces: Places = { regions: [], places: [] };

/** Country, region, and a circle around a place. Nothing is more precise than a cell (security.md section 6). */
export function PlaceFilter({ filters, onChange, countries, ownPlace, canLocate }: PlaceFilterProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const country = filters.country ?? countryOf(filters.place ?? filters.region);
  const { data: places = noPlaces } = usePlaces(country, filters.place);
  const names = countries
    .map((code) => ({ value: code, label: words.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  const around = (place: string | null, inCountry = filters.country) =>
    onChange({
      ...filters,
      country: inCountry,
      region: null,
      place,
      radius: place === null ? null : (filters.radius ?? '25'),
    });
  const kilometres = (radius: Radius) => intl.formatMessage(messages.within, { radius: Number(radius) });
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={intl.formatMessage(messages.country)}
        value={filters.country ?? ''}
        options={[{ value: '', label: intl.formatMessage(messages.anyCountry) }, ...names]}
        onChange={(event) =>
          onChange({ ...filters, country: event.currentTarget.value || null, region: null, place: null, radius: null })
        }
      />
      {places.regions.length > 0 ? (
        <Select
          label={intl.formatMessage(messages.region)}
          value={filters.region ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyRegion) },
            ...places.regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) =>
            onChange({ ...filters, region: event.currentTarget.value || null, place: null, radius: null })
          }
        />
      ) : null}
      {country === null ? null : (
        <Suspense fallback={<div className="min-h-19" />}>
          <PlaceField
            country={country}
            region={filters.region}
            place={filters.place}
            places={places}
            onChange={(place) => around(place)}
          />
        </Suspense>
      )}
      {filters.place !== null || ownPlace !== null || filters.radius !== null ? (
        <Select
          label={intl.formatMessage(messages.distance)}
          hint={filters.place === null ? intl.formatMessage(messages.aroundYou) : undefined}
          value={filters.radius ?? ''}
          options={[
            ...(filters.place === null ? [{ value: '', label: intl.formatMessage(messages.anyDistance) }] : []),
            ...radii.map((radius) => ({ value: radius, label: kilometres(radius) })),
          ]}
          onChange={(event) => onChange({ ...filters, radius: (event.currentTarget.value || null) as Radius | null })}
        />
      ) : null}
      {canLocate ? (
        <Suspense fallback={<div className="min-h-9" />}>
          <Locate onFound={({ place, country: there }) => around(place.id, there)} />
        </Suspense>
      ) : null}
    </div>
  );
}
