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
  readonly greet: NoMessageValues;
  readonly hello: NoMessageValues;
  readonly helloTo: { readonly name: MessageValue };
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
  greet: {
    id: 'members.matches.greet',
    defaultMessage: 'Say hello to someone',
    description: 'Heading of one to three people who match, after the e-mail address was confirmed.',
  },
  hello: {
    id: 'members.matches.hello',
    defaultMessage: 'Say hello',
    description: 'Link below a face: begins a conversation. As short as possible.',
  },
  helloTo: {
    id: 'members.matches.helloTo',
    defaultMessage: 'Say hello to {name}',
    description:
      'Spoken name of the link “Say hello”, whose words it contains as they stand there. name is the member’s.',
  },
});
