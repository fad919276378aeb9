import { Button } from '@heartline/ui/controls/button';
import { Combobox } from '@heartline/ui/controls/combobox';
import { MapPinIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { placeMessages as messages } from './place.messages.ts';
import { useKnownPlace, usePlaceSearch } from './use-place-search.ts';
import type { Places } from './use-places.ts';

export interface PlaceFieldProps {
  country: string;
  /** The region to search in, null for the whole country. */
  region: string | null;
  /** Id of the chosen place. */
  place: string | null;
  places: Places;
  /** Includes the region of the place. */
  onChange: (place: string | null, region?: string) => void;
  /** @default "Near a town" */
  label?: string;
}

/** Field for a place of a country, found by any of its names. */
export function PlaceField({ country, region, place, places: { regions, places }, onChange, label }: PlaceFieldProps) {
  const intl = useIntl();
  const { found = [], failed, searching, search, again } = usePlaceSearch(country, region);
  const knowPlace = useKnownPlace();
  const regionNames = new Map(regions.map(({ id, name }) => [id, name]));
  return (
    <Combobox
      label={label ?? intl.formatMessage(messages.place)}
      prefix={<MapPinIcon />}
      options={found.map(({ id, name, localName, region: within, near }) => ({
        value: id,
        label: name,
        hint: [name === localName ? null : localName, regionNames.get(within), near].filter(Boolean).join(' · '),
      }))}
      value={place}
      valueLabel={places.find(({ id }) => id === place)?.name ?? ''}
      onValueChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (chosen) knowPlace(country, regions, chosen);
        onChange(id, chosen?.region);
      }}
      onSearch={search}
      loading={searching}
      loadingText={intl.formatMessage(messages.placesLoading)}
      emptyText={intl.formatMessage(messages.noPlace)}
      failure={
        failed ? (
          <Button variant="ghost" size="sm" onClick={again}>
            {intl.formatMessage(messages.placesFailed)}
          </Button>
        ) : undefined
      }
      countText={(count) => intl.formatMessage(messages.placesFound, { count })}
      openLabel={intl.formatMessage(messages.allPlaces)}
      clearLabel={intl.formatMessage(messages.removePlace)}
    />
  );
}
