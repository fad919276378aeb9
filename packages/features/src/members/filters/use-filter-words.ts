import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import type { ActiveFilter } from './filter-steps.ts';
import { filterMessages } from './filter.messages.ts';
import type { Places } from '../place/use-places.ts';

/** Label of a filter's chip. */
export function useFilterWords(places: Places | undefined): (filter: ActiveFilter) => string {
  const intl = useIntl();
  const words = useVocabulary();
  return (filter) => {
    switch (filter.kind) {
      case 'gender':
        return words.seeking(filter.gender);
      case 'country':
        return words.country(filter.country);
      case 'region':
        return places?.regions.find(({ id }) => id === filter.region)?.name ?? filter.region;
      case 'near': {
        const radius = Number(filter.radius);
        if (filter.place === null) return intl.formatMessage(filterMessages.nearYou, { radius });
        const place = places?.places.find(({ id }) => id === filter.place)?.name ?? '…';
        return intl.formatMessage(filterMessages.near, { radius, place });
      }
      case 'ages':
        return intl.formatMessage(filterMessages.agesChip, { min: filter.minAge, max: filter.maxAge });
      case 'online':
        return intl.formatMessage(filterMessages.online);
      case 'new':
        return intl.formatMessage(filterMessages.newOnly);
      case 'language':
        return intl.formatMessage(filterMessages.language, { language: words.languageWord(filter.language) });
      case 'withPhoto':
        return intl.formatMessage(filterMessages.withPhoto);
      case 'real':
        return intl.formatMessage(filterMessages.realOnly);
      case 'attribute':
        return `${words.attribute(filter.name)}: ${words.attributeValue(filter.name, filter.value)}`;
    }
  };
}
