import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** The page after the sign-up with members who fit. */
export const signupMatchesMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly toSearch: NoMessageValues;
  readonly goOn: NoMessageValues;
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
}>({
  title: {
    id: 'members.matches.title',
    defaultMessage: 'People who match',
    description: 'Heading of the page after the sign-up: members the reader would like to meet.',
  },
  intro: {
    id: 'members.matches.intro',
    defaultMessage: 'In your country, about your age, and looking for someone like you.',
    description: 'Below the heading “People who match”.',
  },
  like: {
    id: 'members.matches.like',
    defaultMessage: 'Like {name}',
    description: 'Spoken name of the heart on a card; name is the member’s.',
  },
  toSearch: {
    id: 'members.matches.toSearch',
    defaultMessage: 'See all members',
    description: 'Button below people who match: leads to the search.',
  },
  goOn: {
    id: 'members.matches.goOn',
    defaultMessage: 'Go on with my profile',
    description: 'Button: leads to the questions of the sign-up that are still open.',
  },
  emptyTitle: {
    id: 'members.matches.emptyTitle',
    defaultMessage: 'Nobody matches exactly yet',
    description: 'Nobody of about the reader’s age was found in their country.',
  },
  emptyText: {
    id: 'members.matches.emptyText',
    defaultMessage: 'New people join all the time. In the meantime, look at everyone.',
    description: 'Below “Nobody matches exactly yet”.',
  },
});
