import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue, MessageTag } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly title: NoMessageValues;
  readonly titleWithMember: { readonly name: MessageValue };
  readonly intro: NoMessageValues;
  readonly steps: NoMessageValues;
  readonly stepStatus: { readonly number: number | bigint; readonly total: number | bigint };
  readonly stepDone: NoMessageValues;
  readonly stepAccount: NoMessageValues;
  readonly gender: NoMessageValues;
  readonly seeking: NoMessageValues;
  readonly seekingHint: NoMessageValues;
  readonly questionBirth: NoMessageValues;
  readonly dateOfBirth: NoMessageValues;
  readonly dateOfBirthHint: NoMessageValues;
  readonly day: NoMessageValues;
  readonly month: NoMessageValues;
  readonly year: NoMessageValues;
  readonly questionName: NoMessageValues;
  readonly name: NoMessageValues;
  readonly nameHint: NoMessageValues;
  readonly questionCountry: NoMessageValues;
  readonly country: NoMessageValues;
  readonly message: { readonly name: MessageValue };
  readonly messageHint: NoMessageValues;
  readonly messageCounter: { readonly count: number | bigint; readonly max: number | bigint };
  readonly email: NoMessageValues;
  readonly emailHint: NoMessageValues;
  readonly emailLetters: NoMessageValues;
  readonly didYouMean: { readonly email: MessageValue };
  readonly password: NoMessageValues;
  readonly passwordHint: { readonly min: number | bigint };
  readonly showPassword: NoMessageValues;
  readonly hidePassword: NoMessageValues;
  readonly consent: { readonly minAge: number | bigint; readonly privacy: MessageTag; readonly terms: MessageTag };
  readonly next: NoMessageValues;
  readonly offline: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly haveAccount: { readonly a: MessageTag };
  readonly emailTakenLogin: NoMessageValues;
  readonly closedTitle: NoMessageValues;
  readonly closedIntro: NoMessageValues;
}>({
  page: {
    id: 'signup.form.page',
    defaultMessage: 'Sign up',
    description: 'Name of the sign-up page in the browser’s tab.',
  },
  title: { id: 'signup.form.title', defaultMessage: 'Sign up for free', description: 'Heading of the sign-up form.' },
  titleWithMember: {
    id: 'signup.form.titleWithMember',
    defaultMessage: 'Get to know {name}',
    description: 'Heading of the sign-up form when the visitor came from a member’s profile. name: that member.',
  },
  intro: {
    id: 'signup.form.intro',
    defaultMessage: 'A few short questions, about a minute.',
    description: 'Below the heading of the sign-up form.',
  },
  steps: {
    id: 'signup.form.steps',
    defaultMessage: 'Sign-up steps',
    description: 'For screen readers: name of the row that shows how far one has come.',
  },
  stepStatus: {
    id: 'signup.form.stepStatus',
    defaultMessage: 'Step {number, number} of {total, number}',
    description: 'How far one has come in the sign-up.',
  },
  stepDone: {
    id: 'signup.form.stepDone',
    defaultMessage: '(done)',
    description: 'For screen readers, after the name of a step that is finished.',
  },
  stepAccount: {
    id: 'signup.form.stepAccount',
    defaultMessage: 'Your login',
    description: 'Heading of the last step: e-mail address and password.',
  },
  gender: {
    id: 'signup.form.gender',
    defaultMessage: 'I am',
    description: 'Label above the choices “Man”, “Woman”, “Non-binary”.',
  },
  seeking: {
    id: 'signup.form.seeking',
    defaultMessage: 'I’d like to meet',
    description: 'Label above the choices “Men”, “Women”, “Non-binary people”; several may be chosen.',
  },
  seekingHint: {
    id: 'signup.form.seekingHint',
    defaultMessage: 'You can choose more than one.',
    description: 'Below the choices of whom one would like to meet.',
  },
  questionBirth: {
    id: 'signup.form.questionBirth',
    defaultMessage: 'When were you born?',
    description: 'Heading of the step that asks for the date of birth.',
  },
  dateOfBirth: {
    id: 'signup.form.dateOfBirth',
    defaultMessage: 'Date of birth',
    description: 'Label above three fields for day, month and year.',
  },
  dateOfBirthHint: {
    id: 'signup.form.dateOfBirthHint',
    defaultMessage: 'Others see your age, never the date.',
    description: 'Below the date of birth.',
  },
  day: { id: 'signup.form.day', defaultMessage: 'Day', description: 'Label of the field for the day of birth.' },
  month: {
    id: 'signup.form.month',
    defaultMessage: 'Month',
    description: 'Label of the field for the month of birth, a number.',
  },
  year: { id: 'signup.form.year', defaultMessage: 'Year', description: 'Label of the field for the year of birth.' },
  questionName: {
    id: 'signup.form.questionName',
    defaultMessage: 'What should others call you?',
    description: 'Heading of the step that asks for the username. “others”: the other members.',
  },
  name: {
    id: 'signup.form.name',
    defaultMessage: 'Username',
    description: 'Label of a field. It is the name that other members see.',
  },
  nameHint: {
    id: 'signup.form.nameHint',
    defaultMessage: 'Others see this name. It doesn’t have to be your real one.',
    description: 'Below the username.',
  },
  questionCountry: {
    id: 'signup.form.questionCountry',
    defaultMessage: 'Where do you live?',
    description: 'Heading of the step that asks for the country.',
  },
  country: { id: 'signup.form.country', defaultMessage: 'Country', description: 'Label of a choice.' },
  message: {
    id: 'signup.form.message',
    defaultMessage: 'Your first words to {name}',
    description: 'Label of a text field. name: the member whose profile the visitor came from.',
  },
  messageHint: {
    id: 'signup.form.messageHint',
    defaultMessage: 'Optional. We’ll send them once you’ve confirmed your e-mail address.',
    description: 'Below the text field for the first message.',
  },
  messageCounter: {
    id: 'signup.form.messageCounter',
    defaultMessage: '{count, number} of {max, number}',
    description: 'How many characters of the allowed number are written.',
  },
  email: { id: 'signup.form.email', defaultMessage: 'E-mail address', description: 'Label of a field.' },
  emailHint: {
    id: 'signup.form.emailHint',
    defaultMessage: 'Never shown to other members. We’ll send you a link to confirm it.',
    description: 'Below the e-mail field.',
  },
  emailLetters: {
    id: 'signup.form.emailLetters',
    defaultMessage:
      'We can’t reliably send e-mails to addresses with letters other than a–z before the @. Use another one.',
    description: 'Under the e-mail field: letters such as ö or ж before the @.',
  },
  didYouMean: {
    id: 'signup.form.didYouMean',
    defaultMessage: 'Did you mean {email}?',
    description:
      'Button below the e-mail field when the address looks mistyped; a press corrects it. email: the corrected address.',
  },
  password: { id: 'signup.form.password', defaultMessage: 'Password', description: 'Label of a field.' },
  passwordHint: {
    id: 'signup.form.passwordHint',
    defaultMessage:
      'At least {min, plural, one {# character} other {# characters}}. A short sentence is easy to remember.',
    description: 'Below the password field.',
  },
  showPassword: {
    id: 'signup.form.showPassword',
    defaultMessage: 'Show password',
    description: 'Name of the button with an eye.',
  },
  hidePassword: {
    id: 'signup.form.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Name of the button with a crossed-out eye.',
  },
  consent: {
    id: 'signup.form.consent',
    defaultMessage:
      'By signing up you confirm that you are at least {minAge, number} years old and agree to our <terms>terms</terms>. Our <privacy>privacy statement</privacy> explains how we handle your data.',
    description: 'Above the last button of the sign-up. terms and privacy are links.',
  },
  next: { id: 'signup.form.next', defaultMessage: 'Next', description: 'Button to the next step.' },
  offline: {
    id: 'signup.form.offline',
    defaultMessage: 'You’re offline. Nothing is lost: your account will be created as soon as you’re back online.',
    description: 'Above the last button of the sign-up, after it was pressed while the device has no network.',
  },
  submit: { id: 'signup.form.submit', defaultMessage: 'Create my account', description: 'Last button of the sign-up.' },
  haveAccount: {
    id: 'signup.form.haveAccount',
    defaultMessage: 'Already a member? <a>Log in</a>',
    description: 'Below the sign-up form; the part in the tag is a link.',
  },
  emailTakenLogin: {
    id: 'signup.form.emailTakenLogin',
    defaultMessage: 'Log in instead',
    description: 'Link below the message that an account with this e-mail address exists.',
  },
  closedTitle: {
    id: 'signup.closed.title',
    defaultMessage: 'Sign-up is closed right now',
    description: 'Heading when the site takes no new members.',
  },
  closedIntro: {
    id: 'signup.closed.intro',
    defaultMessage: 'This site isn’t taking new members right now. Members can log in as usual.',
    description: 'Below the heading when the site takes no new members.',
  },
});

export const promiseMessages = defineMessages<{
  readonly free: NoMessageValues;
  readonly welcome: { readonly credits: number | bigint };
  readonly noSubscription: NoMessageValues;
  readonly photos: NoMessageValues;
}>({
  free: {
    id: 'signup.promise.free',
    defaultMessage: 'Signing up is free, and so is looking around.',
    description: 'One of three promises beside the sign-up form.',
  },
  welcome: {
    id: 'signup.promise.welcome',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} to welcome you.',
    description: 'One of three promises beside the sign-up form. Credits pay for messages.',
  },
  noSubscription: {
    id: 'signup.promise.noSubscription',
    defaultMessage: 'No subscription. Nothing renews automatically.',
    description: 'One of three promises beside the sign-up form.',
  },
  photos: {
    id: 'signup.promise.photos',
    defaultMessage: 'Every photo is checked before others see it.',
    description: 'One of three promises beside the sign-up form.',
  },
});
