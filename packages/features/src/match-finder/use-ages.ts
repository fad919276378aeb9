import { useIntl } from 'react-intl';

import { messages } from './match-finder.messages.ts';
import { oldestAge, type Draft } from './preferences-draft.ts';

/** "25 to 40 years". */
export function useAges(): (draft: Pick<Draft, 'minAge' | 'maxAge'>) => string {
  const intl = useIntl();
  return ({ minAge: min, maxAge: max }) =>
    max >= oldestAge ? intl.formatMessage(messages.agesFrom, { min }) : intl.formatMessage(messages.ages, { min, max });
}
