import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const likesMessages = defineMessages<{
  readonly visits: NoMessageValues;
  readonly title: NoMessageValues;
  readonly kinds: NoMessageValues;
  readonly received: NoMessageValues;
  readonly given: NoMessageValues;
  readonly mutual: NoMessageValues;
  readonly newLikes: { readonly count: number | bigint };
  readonly matched: { readonly who: MessageValue };
  readonly isNew: NoMessageValues;
  readonly likeBack: { readonly name: MessageValue };
  readonly unlike: { readonly name: MessageValue };
  readonly chat: NoMessageValues;
  readonly locked: NoMessageValues;
  readonly lockedHint: NoMessageValues;
  readonly lockedFictional: NoMessageValues;
  readonly lockedFictionalHint: NoMessageValues;
  readonly premiumTitle: { readonly who: MessageValue };
  readonly premiumText: { readonly days: number | bigint };
  readonly premiumAction: NoMessageValues;
  readonly emptyReceived: NoMessageValues;
  readonly emptyReceivedText: NoMessageValues;
  readonly emptyReceivedAction: NoMessageValues;
  readonly emptyGiven: NoMessageValues;
  readonly emptyGivenText: NoMessageValues;
  readonly emptyMutual: NoMessageValues;
  readonly emptyMutualText: NoMessageValues;
  readonly toSearch: NoMessageValues;
}>({
  visits: {
    id: 'likes.page.visits',
    defaultMessage: 'Visits',
    description: 'Link to the page that shows who looked at one’s profile.',
  },
  title: { id: 'likes.page.title', defaultMessage: 'Likes', description: 'Heading of the page with likes.' },
  kinds: {
    id: 'likes.page.kinds',
    defaultMessage: 'Kinds of likes',
    description: 'For screen readers: name of the tabs.',
  },
  received: { id: 'likes.tab.received', defaultMessage: 'Likes you', description: 'Tab: members who like the reader.' },
  given: { id: 'likes.tab.given', defaultMessage: 'Your likes', description: 'Tab: members whom the reader likes.' },
  mutual: {
    id: 'likes.tab.mutual',
    defaultMessage: 'Matches',
    description: 'Tab: members who like the reader and are liked back.',
  },
  newLikes: {
    id: 'likes.tab.newLikes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'For screen readers: number on a tab.',
  },
  matched: {
    id: 'likes.page.matched',
    defaultMessage: 'Matches: {who}',
    description: 'Heading over those whom a free member knows by a match, below the hidden ones. {who} is “3 people”.',
  },
  isNew: { id: 'likes.card.isNew', defaultMessage: 'New', description: 'On a like that the reader has not seen yet.' },
  likeBack: {
    id: 'likes.card.likeBack',
    defaultMessage: 'Like {name} back',
    description: 'For screen readers: heart on the photo of a member who likes the reader.',
  },
  unlike: {
    id: 'likes.card.unlike',
    defaultMessage: 'Unlike {name}',
    description: 'For screen readers: heart on the photo of a member whom the reader likes.',
  },
  chat: { id: 'likes.card.chat', defaultMessage: 'Send a message', description: 'Link beside a match.' },
  locked: {
    id: 'likes.locked.label',
    defaultMessage: 'Someone likes you',
    description: 'On a blurred photo; free members do not see who it is.',
  },
  lockedHint: {
    id: 'likes.locked.hint',
    defaultMessage: 'See who it is with Premium',
    description: 'Under it: what to do to see who it is.',
  },
  lockedFictional: {
    id: 'likes.locked.fictional',
    defaultMessage: 'A like',
    description:
      'On a blurred card in place of “Someone likes you”, where a fictional profile is behind it; its mark stands above.',
  },
  lockedFictionalHint: {
    id: 'likes.locked.fictionalHint',
    defaultMessage: 'See the profile with Premium',
    description: 'Under it: what to do to see the fictional profile.',
  },
  premiumTitle: {
    id: 'likes.premium.title',
    defaultMessage: 'Still hidden: {who}',
    description:
      'Title of a box for free members over the blurred photos. {who} is “7 people and 3 fictional profiles”.',
  },
  premiumText: {
    id: 'likes.premium.text',
    defaultMessage:
      'Likes from the last {days, number} days. Premium members see who they’re from, unless the profile is gone or blocked. Buy any credit package and you’re a premium member.',
    description: 'Text of that box.',
  },
  premiumAction: { id: 'likes.premium.action', defaultMessage: 'Get Premium', description: 'Link in that box.' },
  emptyReceived: {
    id: 'likes.empty.received',
    defaultMessage: 'No likes yet',
    description: 'Title of the tab "Likes you" when it is empty.',
  },
  emptyReceivedText: {
    id: 'likes.empty.receivedText',
    defaultMessage: 'A photo and a few words about yourself make all the difference. Liking others helps too.',
    description: 'Under that title. A link to the own profile follows.',
  },
  emptyReceivedAction: {
    id: 'likes.empty.receivedAction',
    defaultMessage: 'Improve my profile',
    description: 'Link to the own profile.',
  },
  emptyGiven: {
    id: 'likes.empty.given',
    defaultMessage: 'You haven’t liked anyone yet',
    description: 'Title of the tab "Your likes" when it is empty.',
  },
  emptyGivenText: {
    id: 'likes.empty.givenText',
    defaultMessage: 'A like says hello without words. Anyone who likes you back becomes a match.',
    description: 'Under that title. A link to the search follows.',
  },
  emptyMutual: {
    id: 'likes.empty.mutual',
    defaultMessage: 'No matches yet',
    description: 'Title of the tab "Matches" when it is empty.',
  },
  emptyMutualText: {
    id: 'likes.empty.mutualText',
    defaultMessage: 'When someone you like likes you back, you’ll find them here.',
    description: 'Under that title. A link to the search follows.',
  },
  toSearch: {
    id: 'likes.empty.toSearch',
    defaultMessage: 'Meet members',
    description: 'Link to the search for members.',
  },
});

export const matchMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: { readonly name: MessageValue };
  readonly fictional: { readonly name: MessageValue };
  readonly image: { readonly name: MessageValue };
  readonly button: NoMessageValues;
}>({
  title: {
    id: 'likes.match.title',
    defaultMessage: 'It’s a match!',
    description: 'Title of a window: two members like each other.',
  },
  text: { id: 'likes.match.text', defaultMessage: 'You and {name} like each other.', description: 'Under that title.' },
  fictional: {
    id: 'likes.match.fictional',
    defaultMessage: 'A like from you, and one back from {name}.',
    description:
      'In place of that text where the other is a fictional profile: of one we never say that they like you.',
  },
  image: {
    id: 'likes.match.image',
    defaultMessage: 'View {name}’s profile',
    description: 'For screen readers: the photo leads there. Also on a button below it.',
  },
  button: {
    id: 'likes.match.button',
    defaultMessage: 'Send a message',
    description: 'Button: begins the conversation.',
  },
});

export const likeModalMessages = defineMessages<{
  readonly title: { readonly name: MessageValue };
  readonly fictional: { readonly name: MessageValue };
}>({
  title: {
    id: 'likes.modal.title',
    defaultMessage: '{name} likes you',
    description: 'Title of a window that shows one member who likes the reader.',
  },
  fictional: {
    id: 'likes.modal.fictional',
    defaultMessage: 'A like from {name}',
    description: 'The same where a fictional profile is behind the like: of one we never say that they like you.',
  },
});
