import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The questions after the account was created. */
export const stepMessages = defineMessages<{
  readonly title: { readonly name: MessageValue };
  readonly intro: NoMessageValues;
  readonly keptText: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly personal: NoMessageValues;
  readonly personalHint: NoMessageValues;
  readonly about: NoMessageValues;
  readonly aboutHint: NoMessageValues;
  readonly placeHint: NoMessageValues;
  readonly push: NoMessageValues;
  readonly pushText: { readonly site: MessageValue };
  readonly pushOn: NoMessageValues;
  readonly pushDone: NoMessageValues;
  readonly pushDenied: { readonly site: MessageValue };
  readonly pushUnsupported: { readonly site: MessageValue };
  readonly pushFailed: NoMessageValues;
  readonly email: NoMessageValues;
  readonly emailText: { readonly email: MessageValue };
  readonly emailAgain: NoMessageValues;
  readonly emailSent: NoMessageValues;
  readonly emailDone: NoMessageValues;
  readonly toMatches: NoMessageValues;
  readonly skip: NoMessageValues;
  readonly required: NoMessageValues;
  readonly offline: NoMessageValues;
  readonly noAnswer: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneText: NoMessageValues;
}>({
  title: {
    id: 'signup.step.title',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading above the questions that follow a sign-up; name is the new member’s.',
  },
  intro: {
    id: 'signup.step.intro',
    defaultMessage: 'A few questions about you. You can skip most of them.',
    description: 'Below “Welcome, …”: what follows.',
  },
  keptText: {
    id: 'signup.step.keptText',
    defaultMessage: 'Every answer is saved right away. You can stop at any time and go on later, on any device.',
    description: 'Beside the questions: what happens to the answers.',
  },
  photo: {
    id: 'signup.step.photo',
    defaultMessage: 'Add a photo',
    description: 'A question of the sign-up: photos of oneself.',
  },
  personal: {
    id: 'signup.step.personal',
    defaultMessage: 'A few facts about you',
    description: 'A question of the sign-up: looks, relationship, languages.',
  },
  personalHint: {
    id: 'signup.step.personalHint',
    defaultMessage: 'Answer what you like. Others don’t see what you leave out.',
    description: 'Below the question “A few facts about you”.',
  },
  about: {
    id: 'signup.step.about',
    defaultMessage: 'What should others know about you?',
    description: 'A question of the sign-up: a text about oneself.',
  },
  aboutHint: {
    id: 'signup.step.aboutHint',
    defaultMessage: 'What makes you laugh? How do you like to spend a Sunday? Leave out your phone number and address.',
    description: 'Help for the text about oneself.',
  },
  placeHint: {
    id: 'signup.step.placeHint',
    defaultMessage: 'Others see your town or region and a rough distance, never an address.',
    description: 'Below the question where one lives.',
  },
  push: {
    id: 'signup.step.push',
    defaultMessage: 'Hear about new messages?',
    description: 'A question of the sign-up: notifications on this device.',
  },
  pushText: {
    id: 'signup.step.pushText',
    defaultMessage: 'You’ll know even when {site} is closed. The notification doesn’t show who wrote, or what.',
    description: 'What notifications are for; site is its name.',
  },
  pushOn: {
    id: 'signup.step.pushOn',
    defaultMessage: 'Notify me',
    description: 'Button: switches notifications on; the browser asks then.',
  },
  pushDone: {
    id: 'signup.step.pushDone',
    defaultMessage: 'Notifications are on for this device.',
    description: 'Notifications were switched on.',
  },
  pushDenied: {
    id: 'signup.step.pushDenied',
    defaultMessage:
      'Your browser is blocking notifications from {site}. You can allow them in its settings, now or later.',
    description: 'The reader once refused notifications in the browser; site is its name.',
  },
  pushUnsupported: {
    id: 'signup.step.pushUnsupported',
    defaultMessage: 'This browser can’t show notifications from {site}.',
    description: 'The browser knows no notifications; site is its name.',
  },
  pushFailed: {
    id: 'signup.step.pushFailed',
    defaultMessage: 'Your browser couldn’t switch notifications on. Try again in a moment, or skip this.',
    description: 'The browser could not switch notifications on.',
  },
  email: {
    id: 'signup.step.email',
    defaultMessage: 'Confirm your e-mail address',
    description: 'The last step of the sign-up.',
  },
  emailText: {
    id: 'signup.step.emailText',
    defaultMessage: 'We’ve sent a link to {email}. Open it on any device, and others can see your profile.',
    description: 'Below “Confirm your e-mail address”; email is the reader’s.',
  },
  emailAgain: {
    id: 'signup.step.emailAgain',
    defaultMessage: 'Send it again',
    description: 'Button: mails the link again.',
  },
  emailSent: {
    id: 'signup.step.emailSent',
    defaultMessage: 'We’ve sent the link again.',
    description: 'After “Send it again”.',
  },
  emailDone: {
    id: 'signup.step.emailDone',
    defaultMessage: 'Your e-mail address is confirmed. Others can see your profile now.',
    description: 'The e-mail address was confirmed, perhaps on another device.',
  },
  toMatches: {
    id: 'signup.step.toMatches',
    defaultMessage: 'See who matches',
    description: 'Button at the end of the sign-up: leads to members who fit.',
  },
  skip: {
    id: 'signup.step.skip',
    defaultMessage: 'Skip',
    description: 'Button: leaves the question out.',
  },
  required: {
    id: 'signup.step.required',
    defaultMessage: 'Answer this question, or skip it.',
    description: '“Next” was pressed and nothing was answered.',
  },
  offline: {
    id: 'signup.step.offline',
    defaultMessage: 'You’re offline. Nothing is lost: your answer will be saved as soon as you’re back online.',
    description: 'No connection: the answer waits.',
  },
  noAnswer: {
    id: 'signup.step.noAnswer',
    defaultMessage: 'Prefer not to say',
    description: 'The empty choice of a fact about oneself.',
  },
  doneTitle: {
    id: 'signup.step.doneTitle',
    defaultMessage: 'You’re all set',
    description: 'Every question of the sign-up is answered.',
  },
  doneText: {
    id: 'signup.step.doneText',
    defaultMessage: 'There are no questions left. You can change your profile at any time.',
    description: 'Below “You’re all set”.',
  },
});
