import { radii } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Combobox } from '@heartline/ui/controls/combobox';
import { Select } from '@heartline/ui/controls/select';
import { LocateFixedIcon, MapPinIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { placeMessages as messages, positionMessages } from './filter.messages.ts';
import { countryOf, type Filters, type Radius } from '../members-search.ts';
import { usePlaces } from './use-places.ts';
import { usePosition } from './use-position.ts';

export interface PlaceFilterProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Codes of the countries the site serves. */
  countries: readonly string[];
  /** The member's own place, around which can be searched; null for those who gave none. */
  ownPlace: string | null;
  /** Visitors cannot ask the site where they are. */
  canLocate: boolean;
}

/** Country, region, and a circle around a place. Nothing is finer than a cell (security.md section 6). */
export function PlaceFilter({ filters, onChange, countries, ownPlace, canLocate }: PlaceFilterProps) {
  const intl = useIntl();
  const words = useVocabulary();
  const country = filters.country ?? countryOf(filters.place ?? filters.region);
  const { data, isPending, isError, refetch } = usePlaces(country);
  const { regions = [], places = [] } = country === null ? {} : (data ?? {});
  const names = countries
    .map((code) => ({ value: code, label: words.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  const regionNames = new Map(regions.map(({ id, name }) => [id, name]));
  const options = places
    .filter(({ region }) => filters.region === null || region === filters.region)
    .map((place) => ({
      value: place.id,
      label: place.name,
      hint: regionNames.get(place.region),
      keywords: [place.localName],
    }));
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
      {regions.length > 0 ? (
        <Select
          label={intl.formatMessage(messages.region)}
          value={filters.region ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyRegion) },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) =>
            onChange({ ...filters, region: event.currentTarget.value || null, place: null, radius: null })
          }
        />
      ) : null}
      {country === null ? null : (
        <Combobox
          label={intl.formatMessage(messages.place)}
          prefix={<MapPinIcon />}
          options={options}
          value={filters.place}
          valueLabel={places.find(({ id }) => id === filters.place)?.name ?? ''}
          onValueChange={(place) => around(place)}
          loading={isPending}
          loadingText={intl.formatMessage(messages.placesLoading)}
          emptyText={intl.formatMessage(messages.noPlace)}
          failure={
            isError ? (
              <Button variant="ghost" size="sm" onClick={() => void refetch()}>
                {intl.formatMessage(messages.placesFailed)}
              </Button>
            ) : undefined
          }
          countText={(count) => intl.formatMessage(messages.placesFound, { count })}
          openLabel={intl.formatMessage(messages.allPlaces)}
          clearLabel={intl.formatMessage(messages.removePlace)}
        />
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
      {canLocate ? <Locate onFound={around} /> : null}
    </div>
  );
}

function Locate({ onFound }: { onFound: (place: string, country: string) => void }) {
  const intl = useIntl();
  const { state, find } = usePosition(({ place, country }) => place && onFound(place.id, country));
  return (
    <div className="flex flex-col gap-1.5">
      <Button variant="soft" size="sm" className="self-start" loading={state === 'asking'} onClick={find}>
        <LocateFixedIcon aria-hidden />
        {intl.formatMessage(positionMessages.use)}
      </Button>
      <output className="text-sm text-ink-muted empty:hidden">
        {state === 'idle' || state === 'asking' ? '' : intl.formatMessage(positionMessages[state])}
      </output>
    </div>
  );
}
