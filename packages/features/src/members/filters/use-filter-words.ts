import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import type { ActiveFilter } from './filter-steps.ts';
import { filterMessages } from './filter.messages.ts';
import type { Places } from './use-places.ts';

/** "German" for de, in the reader's language: as it stands alone, or `plain` within other words. */
export function useLanguageName(): (code: string, plain?: boolean) => string {
  const intl = useIntl();
  return (code, plain = false) => {
    const name = intl.formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code;
    return plain ? name : name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
  };
}

/** What one filter is called on its chip. */
export function useFilterWords(places: Places | undefined): (filter: ActiveFilter) => string {
  const intl = useIntl();
  const words = useVocabulary();
  const languageName = useLanguageName();
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
        const place = places?.places.find(({ id }) => id === filter.place)?.name ?? filter.place;
        return intl.formatMessage(filterMessages.near, { radius, place });
      }
      case 'ages':
        return intl.formatMessage(filterMessages.agesChip, { min: filter.minAge, max: filter.maxAge });
      case 'online':
        return intl.formatMessage(filterMessages.online);
      case 'new':
        return intl.formatMessage(filterMessages.newOnly);
      case 'language':
        return intl.formatMessage(filterMessages.language, { language: languageName(filter.language, true) });
      case 'withPhoto':
        return intl.formatMessage(filterMessages.withPhoto);
      case 'attribute':
        return `${words.attribute(filter.name)}: ${words.attributeValue(filter.name, filter.value)}`;
    }
  };
}
