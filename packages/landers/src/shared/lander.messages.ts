import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Texts that every lander needs with the same meaning. */
export const landerMessages = defineMessages<{
  readonly question: NoMessageValues;
  readonly gender: NoMessageValues;
  readonly woman: NoMessageValues;
  readonly man: NoMessageValues;
  readonly nonbinary: NoMessageValues;
  readonly where: NoMessageValues;
  readonly elsewhere: NoMessageValues;
  readonly step: { readonly count: number | bigint; readonly number: number | bigint };
  readonly back: NoMessageValues;
  readonly people: { readonly count: number | bigint };
  readonly women: NoMessageValues;
  readonly men: NoMessageValues;
  readonly everyone: NoMessageValues;
  readonly note: { readonly minAge: number | bigint };
  readonly closedTitle: NoMessageValues;
  readonly closedText: { readonly site: MessageValue };
  readonly face: { readonly age: number | bigint; readonly name: MessageValue };
  readonly login: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly links: NoMessageValues;
  readonly terms: NoMessageValues;
  readonly privacy: NoMessageValues;
}>({
  question: {
    id: 'landers.shared.question',
    defaultMessage: 'Who would you like to meet?',
    description: 'Question above large buttons: women, men, everyone. An answer begins the sign-up of a dating site.',
  },
  gender: {
    id: 'landers.shared.gender',
    defaultMessage: 'I am',
    description: 'Question above large buttons: woman, man, non-binary. The same words as in the sign-up.',
  },
  woman: { id: 'landers.shared.woman', defaultMessage: 'Woman', description: 'Answer to “I am”.' },
  man: { id: 'landers.shared.man', defaultMessage: 'Man', description: 'Answer to “I am”.' },
  nonbinary: { id: 'landers.shared.nonbinary', defaultMessage: 'Non-binary', description: 'Answer to “I am”.' },
  where: {
    id: 'landers.shared.where',
    defaultMessage: 'Where do you live?',
    description: 'Question above two buttons: a country, and “Somewhere else”.',
  },
  elsewhere: {
    id: 'landers.shared.elsewhere',
    defaultMessage: 'Somewhere else',
    description: 'Answer to “Where do you live?”',
  },
  step: {
    id: 'landers.shared.step',
    defaultMessage: 'Step {number, number} of {count, number}',
    description: 'Small line above a question, where there are several.',
  },
  back: { id: 'landers.shared.back', defaultMessage: 'Back', description: 'Button to the question before.' },
  people: {
    id: 'landers.shared.people',
    defaultMessage: '{count, plural, one {# person is already a member} other {# people are already members}}',
    description: 'How many people match the answers so far: a true number, without fictional profiles.',
  },
  women: {
    id: 'landers.shared.women',
    defaultMessage: 'Women',
    description: 'Answer to “Who would you like to meet?”',
  },
  men: { id: 'landers.shared.men', defaultMessage: 'Men', description: 'Answer to “Who would you like to meet?”' },
  everyone: {
    id: 'landers.shared.everyone',
    defaultMessage: 'Everyone',
    description: 'Answer to “Who would you like to meet?”: the person’s gender does not matter.',
  },
  note: {
    id: 'landers.shared.note',
    defaultMessage: 'For adults aged {minAge, number} and over. Signing up is free.',
    description: 'Small print below the answers. minAge: 18 or more.',
  },
  closedTitle: {
    id: 'landers.shared.closedTitle',
    defaultMessage: 'Sign-up is closed right now',
    description: 'Instead of the question, when the dating site takes no new members now.',
  },
  closedText: {
    id: 'landers.shared.closedText',
    defaultMessage: '{site} isn’t taking new members right now. If you’re a member, you can log in as usual.',
    description: 'Below “Sign-up is closed right now”. site: name of the dating site.',
  },
  face: {
    id: 'landers.shared.face',
    defaultMessage: '{name}, {age, number}',
    description: 'On the photo of a member: first name and age in years. “Anna, 34”.',
  },
  login: {
    id: 'landers.shared.login',
    defaultMessage: 'Log in',
    description: 'Link for people who are members already.',
  },
  loading: {
    id: 'landers.shared.loading',
    defaultMessage: 'Loading members …',
    description: 'For screen readers, while the photos of members are on their way.',
  },
  links: {
    id: 'landers.shared.links',
    defaultMessage: 'About this site',
    description: 'For screen readers: name of the list with links to terms and privacy.',
  },
  terms: { id: 'landers.shared.terms', defaultMessage: 'Terms', description: 'Link to the terms and conditions.' },
  privacy: { id: 'landers.shared.privacy', defaultMessage: 'Privacy', description: 'Link to the privacy statement.' },
});
