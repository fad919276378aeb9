import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly intro: { readonly days: number | bigint };
  readonly isNew: NoMessageValues;
  readonly locked: NoMessageValues;
  readonly lockedHint: NoMessageValues;
  readonly lockedFictional: NoMessageValues;
  readonly lockedFictionalHint: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly unlike: { readonly name: MessageValue };
  readonly none: NoMessageValues;
  readonly noneText: NoMessageValues;
  readonly noneAction: NoMessageValues;
  readonly invisible: NoMessageValues;
  readonly invisibleHint: NoMessageValues;
  readonly invisiblePremium: NoMessageValues;
  readonly premium: NoMessageValues;
}>({
  page: {
    id: 'visits.page.title',
    defaultMessage: 'Visits',
    description: 'Heading of the page that shows who looked at the reader’s profile.',
  },
  intro: {
    id: 'visits.page.intro',
    defaultMessage: 'Who looked at your profile in the last {days, number} days.',
    description: 'Below the heading “Visits”.',
  },
  isNew: { id: 'visits.page.new', defaultMessage: 'New', description: 'Mark on a visit not seen before.' },
  locked: {
    id: 'visits.page.locked',
    defaultMessage: 'Someone looked at your profile',
    description: 'On a card that hides who it was, for members without Premium.',
  },
  lockedHint: {
    id: 'visits.page.lockedHint',
    defaultMessage: 'See who it is with Premium',
    description: 'On that card: where it leads.',
  },
  lockedFictional: {
    id: 'visits.page.lockedFictional',
    defaultMessage: 'A visit',
    description:
      'On a hidden card in place of “Someone looked at your profile”, where a fictional profile is behind it.',
  },
  lockedFictionalHint: {
    id: 'visits.page.lockedFictionalHint',
    defaultMessage: 'See the profile with Premium',
    description: 'On that card: where it leads.',
  },
  like: { id: 'visits.page.like', defaultMessage: 'Like {name}', description: 'Heart on a card, for screen readers.' },
  unlike: {
    id: 'visits.page.unlike',
    defaultMessage: 'Unlike {name}',
    description: 'Filled heart on a card, for screen readers.',
  },
  none: {
    id: 'visits.page.none',
    defaultMessage: 'No visits yet',
    description: 'In place of the cards.',
  },
  noneText: {
    id: 'visits.page.noneText',
    defaultMessage: 'A profile with photos and a few words about you gets more visits.',
    description: 'Below “No visits yet”.',
  },
  noneAction: {
    id: 'visits.page.noneAction',
    defaultMessage: 'Complete my profile',
    description: 'Link to one’s own profile.',
  },
  invisible: {
    id: 'visits.invisible.label',
    defaultMessage: 'Invisible mode',
    description: 'Switch: look at profiles without being shown as a visitor.',
  },
  invisibleHint: {
    id: 'visits.invisible.hint',
    defaultMessage:
      'Nobody can tell that you looked, and nobody sees you online. Your likes and messages, and when you’re typing or have read something, still show as usual. Earlier visits stay.',
    description: 'Below the switch “Invisible mode”.',
  },
  invisiblePremium: {
    id: 'visits.invisible.premium',
    defaultMessage: 'Invisible mode comes with Premium.',
    description: 'Below the switch “Invisible mode” for members without Premium.',
  },
  premium: {
    id: 'visits.invisible.getPremium',
    defaultMessage: 'Get Premium',
    description: 'Link to the premium page.',
  },
});
