import { useIntl } from 'react-intl';

import { useVocabulary } from '../shared/index.ts';
import type { ActiveFilter } from './filter-steps.ts';
import { filterMessages } from './members.messages.ts';

export interface RegionChoice {
  id: string;
  name: string;
}

/** What one filter is called on its chip. */
export function useFilterWords(regions: readonly RegionChoice[]): (filter: ActiveFilter) => string {
  const intl = useIntl();
  const words = useVocabulary();
  return (filter) => {
    switch (filter.kind) {
      case 'gender':
        return words.seeking(filter.gender);
      case 'country':
        return words.country(filter.country);
      case 'region':
        return regions.find(({ id }) => id === filter.region)?.name ?? filter.region;
      case 'ages':
        return intl.formatMessage(filterMessages.agesChip, { min: filter.minAge, max: filter.maxAge });
      case 'online':
        return intl.formatMessage(filterMessages.online);
      case 'withPhoto':
        return intl.formatMessage(filterMessages.withPhoto);
      case 'attribute':
        return `${words.attribute(filter.name)}: ${words.attributeValue(filter.name, filter.value)}`;
    }
  };
}
