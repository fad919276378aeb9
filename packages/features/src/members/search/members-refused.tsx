import { limits } from '@heartline/api-client';
import { Alert } from '@heartline/ui/feedback/alert';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { filterMessages } from '../filters/filter.messages.ts';
import { placeMessages } from '../place/place.messages.ts';
import { listMessages as messages } from '../members.messages.ts';
import { oldestAge, type SearchName } from '../members-search.ts';

export interface RefusedNoticeProps {
  /** Parameters of the address that were invalid and left out. */
  refused: readonly SearchName[];
  /** The search was to be around a member whose place is not known. */
  ownPlaceMissing: boolean;
}

/** Reports the parameters that the search cannot use. */
export function RefusedNotice({ refused, ownPlaceMissing }: RefusedNoticeProps) {
  const intl = useIntl();
  const nameOf = useSearchNames();
  const ages = refused.some((name) => name === 'min_age' || name === 'max_age');
  const others = [...new Set(refused.filter((name) => name !== 'min_age' && name !== 'max_age'))];
  if (refused.length === 0 && !ownPlaceMissing) return null;
  return (
    <Alert tone="warning">
      {ages ? <p>{intl.formatMessage(messages.ageRefused, { min: limits.minAge, max: oldestAge })}</p> : null}
      {ownPlaceMissing ? <p>{intl.formatMessage(messages.ownPlaceMissing)}</p> : null}
      {others.length > 0 ? (
        <p>{intl.formatMessage(messages.refused, { filters: intl.formatList(others.map((name) => nameOf(name))) })}</p>
      ) : null}
    </Alert>
  );
}

function useSearchNames(): (name: SearchName) => string {
  const intl = useIntl();
  const words = useVocabulary();
  const fixed = {
    gender: filterMessages.seeking,
    country: placeMessages.country,
    region: placeMessages.region,
    place: placeMessages.place,
    radius: placeMessages.distance,
    min_age: filterMessages.age,
    max_age: filterMessages.age,
    online: filterMessages.online,
    new: filterMessages.newOnly,
    with_photo: filterMessages.withPhoto,
    real: filterMessages.realOnly,
    speaks: filterMessages.languages,
    sort: messages.sort,
  } as const;
  return (name) =>
    name in fixed ? intl.formatMessage(fixed[name as keyof typeof fixed]) : words.attribute(name as never);
}
