import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly steps: NoMessageValues;
  readonly status: { readonly number: number | bigint; readonly total: number | bigint };
  readonly done: NoMessageValues;
  readonly stepWho: NoMessageValues;
  readonly stepWhere: NoMessageValues;
  readonly stepInterests: NoMessageValues;
  readonly stepDetails: NoMessageValues;
  readonly who: NoMessageValues;
  readonly whoText: NoMessageValues;
  readonly genders: NoMessageValues;
  readonly ageTitle: NoMessageValues;
  readonly age: NoMessageValues;
  readonly youngest: NoMessageValues;
  readonly oldest: NoMessageValues;
  readonly ages: { readonly max: number | bigint; readonly min: number | bigint };
  readonly agesFrom: { readonly min: number | bigint };
  readonly where: NoMessageValues;
  readonly whereText: NoMessageValues;
  readonly distance: NoMessageValues;
  readonly within: { readonly distance: number | bigint };
  readonly country: NoMessageValues;
  readonly noPlace: NoMessageValues;
  readonly toProfile: NoMessageValues;
  readonly withPhoto: NoMessageValues;
  readonly interests: NoMessageValues;
  readonly niceText: NoMessageValues;
  readonly interestsHint: { readonly max: number | bigint };
  readonly counter: { readonly count: number | bigint; readonly max: number | bigint };
  readonly details: NoMessageValues;
  readonly languagesHint: NoMessageValues;
  readonly next: NoMessageValues;
  readonly skip: NoMessageValues;
  readonly find: NoMessageValues;
  readonly found: { readonly count: number | bigint };
  readonly foundBest: { readonly count: number | bigint };
  readonly results: NoMessageValues;
  readonly change: NoMessageValues;
  readonly bothLike: { readonly interests: MessageValue };
  readonly likes: { readonly interests: MessageValue };
  readonly bothSpeak: { readonly languages: MessageValue };
  readonly speaks: { readonly languages: MessageValue };
  readonly wishes: { readonly attributes: MessageValue };
  readonly alsoIn: { readonly place: MessageValue };
  readonly like: { readonly name: MessageValue };
  readonly unlike: { readonly name: MessageValue };
  readonly message: NoMessageValues;
  readonly messageTo: { readonly name: MessageValue };
  readonly empty: NoMessageValues;
  readonly emptyWiden: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly widenMinAge: { readonly age: number | bigint };
  readonly widenMaxAge: { readonly age: number | bigint };
  readonly widenPhoto: NoMessageValues;
  readonly widenCount: { readonly count: number | bigint };
  readonly toSearch: NoMessageValues;
}>({
  page: {
    id: 'matchFinder.page.title',
    defaultMessage: 'Match finder',
    description: 'Heading of the page /match-finder: it finds members who fit the reader’s preferences.',
  },
  steps: {
    id: 'matchFinder.steps.label',
    defaultMessage: 'Your preferences',
    description: 'For screen readers: name of the steps of the match finder.',
  },
  status: {
    id: 'matchFinder.steps.status',
    defaultMessage: 'Step {number, number} of {total, number}',
    description: 'How far one has come.',
  },
  done: { id: 'matchFinder.steps.done', defaultMessage: 'done', description: 'For screen readers: a finished step.' },
  stepWho: { id: 'matchFinder.steps.who', defaultMessage: 'Who', description: 'Short name of a step: gender.' },
  stepWhere: {
    id: 'matchFinder.steps.where',
    defaultMessage: 'Where',
    description: 'Short name of a step: how far away.',
  },
  stepInterests: {
    id: 'matchFinder.steps.interests',
    defaultMessage: 'Interests',
    description: 'Short name of a step.',
  },
  stepDetails: {
    id: 'matchFinder.steps.details',
    defaultMessage: 'Details',
    description: 'Short name of the last step: languages, looks, relationship status.',
  },
  who: {
    id: 'matchFinder.who.title',
    defaultMessage: 'Who would you like to meet?',
    description: 'Question over the choice of genders.',
  },
  whoText: {
    id: 'matchFinder.who.text',
    defaultMessage: 'We’ll only show you people who match this.',
    description: 'Below the questions of gender and of age: both must be so.',
  },
  genders: {
    id: 'matchFinder.who.genders',
    defaultMessage: 'I’d like to meet',
    description: 'Label above the choices “Men”, “Women”, “Non-binary people”.',
  },
  ageTitle: {
    id: 'matchFinder.age.title',
    defaultMessage: 'What age?',
    description: 'Question over the choice of ages, after “Who would you like to meet?”.',
  },
  age: {
    id: 'matchFinder.who.age',
    defaultMessage: 'Age',
    description: 'Label of a slider with two ends, and short name of its step.',
  },
  youngest: { id: 'matchFinder.who.youngest', defaultMessage: 'Youngest', description: 'Lower end of the age slider.' },
  oldest: { id: 'matchFinder.who.oldest', defaultMessage: 'Oldest', description: 'Upper end of the age slider.' },
  ages: {
    id: 'matchFinder.who.ages',
    defaultMessage: 'Ages {min, number} to {max, number}',
    description: 'A range of ages.',
  },
  agesFrom: {
    id: 'matchFinder.who.agesFrom',
    defaultMessage: '{min, number} and over',
    description: 'A range of ages without an upper end.',
  },
  where: {
    id: 'matchFinder.where.title',
    defaultMessage: 'How far away can they live?',
    description: 'Question over the choice of a distance.',
  },
  whereText: {
    id: 'matchFinder.where.text',
    defaultMessage: 'Distances are approximate: we never use anyone’s exact location.',
    description: 'Below that question.',
  },
  distance: { id: 'matchFinder.where.distance', defaultMessage: 'Distance', description: 'Label of that choice.' },
  within: {
    id: 'matchFinder.where.within',
    defaultMessage: 'Up to {distance, number, ::unit/kilometer}',
    description: 'A distance to choose: up to 25 km away.',
  },
  country: {
    id: 'matchFinder.where.country',
    defaultMessage: 'Anywhere in my country',
    description: 'The widest distance to choose.',
  },
  noPlace: {
    id: 'matchFinder.where.noPlace',
    defaultMessage: 'Add where you live to your profile, and you can choose a distance.',
    description: 'Instead of the distances, for a member who gave no place.',
  },
  toProfile: {
    id: 'matchFinder.where.toProfile',
    defaultMessage: 'Add my town',
    description: 'Link to one’s own profile, after that sentence.',
  },
  withPhoto: {
    id: 'matchFinder.where.withPhoto',
    defaultMessage: 'Only people with a photo',
    description: 'Switch.',
  },
  interests: {
    id: 'matchFinder.interests.title',
    defaultMessage: 'What would you like to have in common?',
    description: 'Question over the choice of interests.',
  },
  niceText: {
    id: 'matchFinder.interests.text',
    defaultMessage: 'A preference, not a must: people who share more of these appear higher up.',
    description: 'Below that question and below the one about details.',
  },
  interestsHint: {
    id: 'matchFinder.interests.hint',
    defaultMessage: 'Choose up to {max, number}.',
    description: 'Below the interests.',
  },
  counter: {
    id: 'matchFinder.interests.counter',
    defaultMessage: '{count, number} of {max, number}',
    description: 'How many interests of the allowed number are chosen.',
  },
  details: {
    id: 'matchFinder.details.title',
    defaultMessage: 'What else would be nice?',
    description: 'Question over the choice of languages, looks and so on.',
  },
  languagesHint: {
    id: 'matchFinder.details.languagesHint',
    defaultMessage: 'One of them is enough.',
    description: 'Below the languages a match should speak.',
  },
  next: { id: 'matchFinder.wizard.next', defaultMessage: 'Next', description: 'Button to the next step.' },
  skip: {
    id: 'matchFinder.wizard.skip',
    defaultMessage: 'Doesn’t matter',
    description: 'Button: nothing on this step matters to me, go on. What was chosen on it is taken away.',
  },
  find: {
    id: 'matchFinder.wizard.find',
    defaultMessage: 'Find matches',
    description: 'Button of the last step: saves the preferences and shows who fits.',
  },
  found: {
    id: 'matchFinder.results.found',
    defaultMessage: '{count, plural, one {# person matches.} other {# people match.}}',
    description: 'Above the people found, when they are all who fit.',
  },
  foundBest: {
    id: 'matchFinder.results.foundBest',
    defaultMessage: 'These {count, number} people match best.',
    description: 'Above the people found, when there may be more who fit. count is 24.',
  },
  results: {
    id: 'matchFinder.results.list',
    defaultMessage: 'People who match',
    description: 'For screen readers: name of the list.',
  },
  change: {
    id: 'matchFinder.results.change',
    defaultMessage: 'Change preferences',
    description: 'Link back to the first step.',
  },
  bothLike: {
    id: 'matchFinder.reason.bothLike',
    defaultMessage: 'You both like: {interests}',
    description: 'Why somebody fits. interests: “Hiking, Jazz and Cooking”, as they stand in a list.',
  },
  likes: {
    id: 'matchFinder.reason.likes',
    defaultMessage: 'What you hoped for: {interests}',
    description: 'Why somebody fits: interests the reader wished for without having them. “Hiking, Jazz and Cooking”.',
  },
  bothSpeak: {
    id: 'matchFinder.reason.bothSpeak',
    defaultMessage: 'You both speak: {languages}',
    description: 'Why somebody fits. languages: “German and Dutch”.',
  },
  speaks: {
    id: 'matchFinder.reason.speaks',
    defaultMessage: 'Speaks, as you hoped: {languages}',
    description: 'Why somebody fits. languages: “German and Dutch”.',
  },
  wishes: {
    id: 'matchFinder.reason.wishes',
    defaultMessage: 'What you hoped for: {attributes}',
    description: 'Why somebody fits. attributes: “Hair colour and Body type”, as they stand in a list.',
  },
  alsoIn: {
    id: 'matchFinder.reason.alsoIn',
    defaultMessage: 'Also in {place}',
    description: 'Why somebody fits: lives in the reader’s town or region. place: its name, “Kassel”.',
  },
  like: {
    id: 'matchFinder.results.like',
    defaultMessage: 'Like {name}',
    description: 'Heart on a card, for screen readers.',
  },
  unlike: {
    id: 'matchFinder.results.unlike',
    defaultMessage: 'Unlike {name}',
    description: 'Filled heart on a card, for screen readers.',
  },
  message: {
    id: 'matchFinder.results.message',
    defaultMessage: 'Send a message',
    description: 'Link below a card: opens the chat with this person.',
  },
  messageTo: {
    id: 'matchFinder.results.messageTo',
    defaultMessage: 'Send a message to {name}',
    description: 'The same link for screen readers.',
  },
  empty: {
    id: 'matchFinder.empty.title',
    defaultMessage: 'Nobody matches yet',
    description: 'Instead of the people found.',
  },
  emptyWiden: {
    id: 'matchFinder.empty.widen',
    defaultMessage:
      'With these settings, nobody here is looking for someone like you. Any one of these changes would bring in more people:',
    description: 'Below “Nobody matches yet”, before buttons such as “Up to 50 km”.',
  },
  emptyText: {
    id: 'matchFinder.empty.text',
    defaultMessage:
      'Right now, nobody here matches what you’re looking for and is looking for someone like you. New members join every day.',
    description: 'Below “Nobody matches yet” when widening a condition brings nobody either.',
  },
  widenMinAge: {
    id: 'matchFinder.empty.minAge',
    defaultMessage: 'From age {age, number}',
    description: 'Button: a lower least age.',
  },
  widenMaxAge: {
    id: 'matchFinder.empty.maxAge',
    defaultMessage: 'Up to age {age, number}',
    description: 'Button: a higher greatest age.',
  },
  widenPhoto: {
    id: 'matchFinder.empty.photo',
    defaultMessage: 'Include people without a photo',
    description: 'Button: people without a photo may be shown as well.',
  },
  widenCount: {
    id: 'matchFinder.empty.count',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'On a button such as “Up to 50 km”: how many people would then be shown.',
  },
  toSearch: {
    id: 'matchFinder.empty.toSearch',
    defaultMessage: 'Go to search',
    description: 'Link to the search for members.',
  },
});

/** Headings that divide the many interests. */
export const groupMessages = defineMessages({
  culture: {
    id: 'matchFinder.interests.culture',
    defaultMessage: 'Culture and knowledge',
    description: 'Heading over a group of interests: culture, music, science.',
  },
  making: {
    id: 'matchFinder.interests.making',
    defaultMessage: 'Making things',
    description: 'Heading over a group of interests: making and creating.',
  },
  food: {
    id: 'matchFinder.interests.food',
    defaultMessage: 'Food and drink',
    description: 'Heading over a group of interests: cooking, restaurants.',
  },
  leisure: {
    id: 'matchFinder.interests.leisure',
    defaultMessage: 'Time off',
    description: 'Heading over a group of interests: games, rest, pets.',
  },
  sport: {
    id: 'matchFinder.interests.sport',
    defaultMessage: 'Sport',
    description: 'Heading over a group of interests: sport.',
  },
  outdoors: {
    id: 'matchFinder.interests.outdoors',
    defaultMessage: 'Outdoors and travel',
    description: 'Heading over a group of interests: nature, animals, travel.',
  },
});
