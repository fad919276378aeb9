import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The page on which members prove that they are adults, where the law of their country demands it. */
export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly title: NoMessageValues;
  readonly intro: { readonly age: MessageValue; readonly site: MessageValue };
  readonly nameless: { readonly site: MessageValue };
  readonly kept: NoMessageValues;
  readonly start: NoMessageValues;
  readonly leave: NoMessageValues;
  readonly useless: NoMessageValues;
  readonly readingTitle: NoMessageValues;
  readonly readingIntro: NoMessageValues;
  readonly passedTitle: NoMessageValues;
  readonly passedIntro: NoMessageValues;
  readonly goOn: NoMessageValues;
  readonly refusedTitle: NoMessageValues;
  readonly refusedIntro: { readonly age: MessageValue; readonly site: MessageValue };
  readonly again: NoMessageValues;
}>({
  page: {
    id: 'age-check.page',
    defaultMessage: 'Age check',
    description: 'Name of the page in the title of the tab.',
  },
  title: {
    id: 'age-check.title',
    defaultMessage: 'Have your age checked',
    description: 'Heading of the page on which somebody outside checks that a member is an adult.',
  },
  intro: {
    id: 'age-check.intro',
    defaultMessage: 'The law where you are requires {site} to check that you’re {age} or over.',
    description: 'Below the heading. site: its name; age: the youngest age, a number.',
  },
  nameless: {
    id: 'age-check.nameless',
    defaultMessage: 'The check isn’t done by {site}. We don’t tell the provider your name or your e-mail address.',
    description: 'A fact about the check. site: the name of the site.',
  },
  kept: {
    id: 'age-check.kept',
    defaultMessage: 'All we get is a yes or a no. We keep that and the time, and nothing else.',
    description: 'A fact about the check: what is kept of it.',
  },
  start: {
    id: 'age-check.start',
    defaultMessage: 'Start the check',
    description: 'Button: leads to the page of the provider that checks.',
  },
  leave: {
    id: 'age-check.leave',
    defaultMessage: 'Delete my account',
    description: 'Link to the page on which the account is deleted.',
  },
  useless: {
    id: 'age-check.useless',
    defaultMessage: 'This answer can’t be used. Start the check again.',
    description: 'Above the button: what the provider sent back was used before, is too old, or is somebody else’s.',
  },
  readingTitle: {
    id: 'age-check.readingTitle',
    defaultMessage: 'One moment',
    description: 'Heading while the answer of the check is looked at.',
  },
  readingIntro: {
    id: 'age-check.readingIntro',
    defaultMessage: 'We’re reading the result of the check.',
    description: 'Below that heading.',
  },
  passedTitle: {
    id: 'age-check.passedTitle',
    defaultMessage: 'Thank you, that’s done',
    description: 'Heading when the check has said yes.',
  },
  passedIntro: {
    id: 'age-check.passedIntro',
    defaultMessage: 'You won’t be asked again.',
    description: 'Below that heading.',
  },
  goOn: {
    id: 'age-check.goOn',
    defaultMessage: 'Go on',
    description: 'Link to where the member wanted to be.',
  },
  refusedTitle: {
    id: 'age-check.refusedTitle',
    defaultMessage: 'The check couldn’t confirm your age',
    description: 'Heading when the check has said no.',
  },
  refusedIntro: {
    id: 'age-check.refusedIntro',
    defaultMessage: '{site} is for people aged {age} and over. If the provider made a mistake, try again.',
    description: 'Below that heading. site: its name; age: the youngest age, a number.',
  },
  again: {
    id: 'age-check.again',
    defaultMessage: 'Try again',
    description: 'Button: begins another check.',
  },
});
