import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** Mail to a member who forgot the password. */
export const passwordResetMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly minutes: number | bigint };
}>({
  subject: {
    id: 'mail.passwordReset.subject',
    defaultMessage: 'Your new password for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.passwordReset.heading',
    defaultMessage: 'Choose a new password',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passwordReset.lead',
    defaultMessage: 'You asked for a new password. Press the button to choose one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passwordReset.button',
    defaultMessage: 'Choose a new password',
    description: 'Button in the mail: leads to a page with a form.',
  },
  note: {
    id: 'mail.passwordReset.note',
    defaultMessage:
      'The link can be used once and is valid for {minutes, plural, one {# minute} other {# minutes}}. If you didn’t ask for it, ignore this e-mail: your password stays as it is.',
    description: 'Small print below the button: how long its link is good for.',
  },
});

/** Mail after the password was changed, to warn an owner who did not change it. */
export const passwordChangedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your password for {site} has been changed',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.passwordChanged.heading',
    defaultMessage: 'Your password has been changed',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.passwordChanged.lead',
    defaultMessage: 'Your password has just been changed, and all other devices have been logged out.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.passwordChanged.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.passwordChanged.note',
    defaultMessage: 'If this wasn’t you, choose a new password on the login page right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail after the login was set to require a code from an app besides the password. */
export const secondStepOnMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.secondStepOn.subject',
    defaultMessage: 'Your login at {site} now asks for a code',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.secondStepOn.heading',
    defaultMessage: 'Two-step login is on',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.secondStepOn.lead',
    defaultMessage:
      'From now on, logging in takes your password and a code from your app. All other devices have been logged out.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.secondStepOn.button',
    defaultMessage: 'View two-step login',
    description: 'Button in the mail: leads to the page of this setting.',
  },
  note: {
    id: 'mail.secondStepOn.note',
    defaultMessage:
      'Keep your recovery codes somewhere safe. If this wasn’t you, choose a new password right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail after the login was set back to the password alone. */
export const secondStepOffMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.secondStepOff.subject',
    defaultMessage: 'Two-step login at {site} has been switched off',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.secondStepOff.heading',
    defaultMessage: 'Two-step login is off',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.secondStepOff.lead',
    defaultMessage: 'From now on, your password is enough to log in.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.secondStepOff.button',
    defaultMessage: 'View two-step login',
    description: 'Button in the mail: leads to the page of this setting.',
  },
  note: {
    id: 'mail.secondStepOff.note',
    defaultMessage: 'If this wasn’t you, choose a new password right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail to an owner after a login attempt with the right password, but without a code. */
export const secondStepTriedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.secondStepTried.subject',
    defaultMessage: 'Several wrong codes were entered for your account at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.secondStepTried.heading',
    defaultMessage: 'Someone entered wrong codes',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.secondStepTried.lead',
    defaultMessage:
      'Someone entered your password correctly, and then several wrong codes. They didn’t get in, and we’ve locked this step for a short while.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.secondStepTried.button',
    defaultMessage: 'Change password',
    description: 'Button in the mail: leads to the page where the password is changed.',
  },
  note: {
    id: 'mail.secondStepTried.note',
    defaultMessage:
      'If this wasn’t you, someone else knows your password: choose a new one. If it was you, check that your phone’s clock is right.',
    description: 'Small print below the button.',
  },
});

/** Mail after one of the recovery codes was used. */
export const recoveryCodeUsedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.recoveryCodeUsed.subject',
    defaultMessage: 'A recovery code was used at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.recoveryCodeUsed.heading',
    defaultMessage: 'A recovery code was used',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.recoveryCodeUsed.lead',
    defaultMessage:
      'One of your recovery codes has just been used instead of a code from your app. It won’t work again.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.recoveryCodeUsed.button',
    defaultMessage: 'View two-step login',
    description: 'Button in the mail: leads to the page of this setting.',
  },
  note: {
    id: 'mail.recoveryCodeUsed.note',
    defaultMessage:
      'You can create new recovery codes at any time. If this wasn’t you, choose a new password right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail after new recovery codes were made. */
export const recoveryCodesNewMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.recoveryCodesNew.subject',
    defaultMessage: 'You have new recovery codes for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.recoveryCodesNew.heading',
    defaultMessage: 'New recovery codes',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.recoveryCodesNew.lead',
    defaultMessage: 'New recovery codes have just been made for your account. The old ones no longer work.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.recoveryCodesNew.button',
    defaultMessage: 'View two-step login',
    description: 'Button in the mail: leads to the page of this setting.',
  },
  note: {
    id: 'mail.recoveryCodesNew.note',
    defaultMessage: 'If this wasn’t you, choose a new password right away and write to us.',
    description: 'Small print below the button.',
  },
});
