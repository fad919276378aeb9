import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** The screen where the password is changed. */
export const passwordMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly current: NoMessageValues;
  readonly new: NoMessageValues;
  readonly newHint: { readonly min: number | bigint };
  readonly repeat: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneIntro: NoMessageValues;
}>({
  title: {
    id: 'account.password.title',
    defaultMessage: 'Change your password',
    description: 'Heading and name of the page.',
  },
  intro: {
    id: 'account.password.intro',
    defaultMessage: 'All other devices will be logged out.',
    description: 'Below the heading; what happens when the password is changed.',
  },
  current: {
    id: 'account.password.current',
    defaultMessage: 'Old password',
    description: 'Label of the field for the present password.',
  },
  new: {
    id: 'account.password.new',
    defaultMessage: 'New password',
    description: 'Label of a field.',
  },
  newHint: {
    id: 'account.password.newHint',
    defaultMessage:
      'At least {min, plural, one {# character} other {# characters}}. A short sentence is easy to remember.',
    description: 'Below the field for a new password.',
  },
  repeat: {
    id: 'account.password.repeat',
    defaultMessage: 'Repeat the new password',
    description: 'Label of a field.',
  },
  submit: {
    id: 'account.password.submit',
    defaultMessage: 'Save new password',
    description: 'Button.',
  },
  doneTitle: {
    id: 'account.password.doneTitle',
    defaultMessage: 'Your password has been changed',
    description: 'Heading after a new password was saved.',
  },
  doneIntro: {
    id: 'account.password.doneIntro',
    defaultMessage: 'You’re still logged in here. All other devices have been logged out.',
    description: 'Below the heading after a new password was saved.',
  },
});
