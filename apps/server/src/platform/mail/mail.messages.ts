import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** What every mail has. */
export const mailMessages = defineMessages<{
  readonly greeting: { readonly name: MessageValue };
  readonly linkHint: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
}>({
  greeting: { id: 'mail.greeting', defaultMessage: 'Hi {name},', description: 'Begins a mail; name is the member’s.' },
  linkHint: {
    id: 'mail.linkHint',
    defaultMessage: 'If the button doesn’t work, copy this address into your browser:',
    description: 'Below the button of a mail, before its address in plain letters.',
  },
  footer: {
    id: 'mail.footer',
    defaultMessage: 'You’re receiving this e-mail because this address was used to sign up at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});

/** Mail to who has signed up: confirms the address. */
export const activationMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Confirm your e-mail address for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.activation.heading',
    defaultMessage: 'One click and you’re in',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.activation.lead',
    defaultMessage:
      'Confirm your e-mail address, so that other members can see your profile and you can start chatting.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm e-mail address',
    description: 'Button in the mail: confirms the address.',
  },
  note: {
    id: 'mail.activation.note',
    defaultMessage:
      'The link can be used once and is valid for {days, plural, one {# day} other {# days}}. If you didn’t sign up, just ignore this e-mail.',
    description: 'Small print below the button: how long its link is good for.',
  },
});

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

/** Mail after the address was confirmed. */
export const welcomeMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: { id: 'mail.welcome.subject', defaultMessage: 'Welcome to {site}', description: 'Subject of the mail.' },
  heading: { id: 'mail.welcome.heading', defaultMessage: 'Good to have you here', description: 'Heading in the mail.' },
  lead: {
    id: 'mail.welcome.lead',
    defaultMessage:
      'Your profile is now visible. With a photo and a few words about yourself, it’s much more likely that someone will write to you.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.welcome.button',
    defaultMessage: 'Meet other members',
    description: 'Button in the mail: leads to the list of members.',
  },
  note: {
    id: 'mail.welcome.note',
    defaultMessage: 'Questions? Write to the contact address on our site. We’re happy to help.',
    description: 'Small print below the button.',
  },
});

/** Mail after the password was changed, so that an owner who did not do it hears of it. */
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

/** Mail after the login was told to ask for a code from an app besides the password. */
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

/** Mail after the login was told to ask for the password alone again. */
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

/** Mail to an owner at whose login somebody knew the password, and no code. */
export const secondStepTriedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.secondStepTried.subject',
    defaultMessage: 'Several wrong codes at your login for {site}',
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

/** Mail after one of the codes was used that stand in for the app’s. */
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
      'You can make new recovery codes at any time. If this wasn’t you, choose a new password right away and write to us.',
    description: 'Small print below the button.',
  },
});

/** Mail after new codes were made that stand in for the app’s. */
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

/** Mail to who signs up with an address that has an account, where the site itself does not say so. */
export const accountExistsMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly site: MessageValue };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.accountExists.subject',
    defaultMessage: 'You already have an account at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountExists.heading',
    defaultMessage: 'You already have an account',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountExists.lead',
    defaultMessage:
      'Someone tried to sign up at {site} with this address, but it already has an account. No new one was created.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountExists.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.accountExists.note',
    defaultMessage:
      'Forgot your password? You can choose a new one on the login page. If this wasn’t you, ignore this e-mail: your account stays as it is.',
    description: 'Small print below the button.',
  },
});

/** Mail to who wants a new password for an address without an account, where the site itself does not say so. */
export const accountUnknownMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
  readonly footer: { readonly site: MessageValue };
}>({
  subject: {
    id: 'mail.accountUnknown.subject',
    defaultMessage: 'No account with this address at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountUnknown.heading',
    defaultMessage: 'There’s no account with this address',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountUnknown.lead',
    defaultMessage:
      'You asked for a new password, but there’s no account with this address. Perhaps you signed up with a different one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountUnknown.button',
    defaultMessage: 'Sign up for free',
    description: 'Button in the mail: leads to the sign-up.',
  },
  note: {
    id: 'mail.accountUnknown.note',
    defaultMessage: 'If this wasn’t you, just ignore this e-mail.',
    description: 'Small print below the button.',
  },
  footer: {
    id: 'mail.accountUnknown.footer',
    defaultMessage: 'You’re receiving this e-mail because someone asked for a new password for this address at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});

/** Mail to the new address that a member wants for the account. */
export const emailChangeMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly minutes: number | bigint };
  readonly footer: { readonly site: MessageValue };
}>({
  subject: {
    id: 'mail.emailChange.subject',
    defaultMessage: 'Confirm your new e-mail address for {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailChange.heading',
    defaultMessage: 'Confirm your new address',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailChange.lead',
    defaultMessage:
      'You’d like to use this e-mail address for your account. Press the button to confirm it. Until then, your old address will stay as it is.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailChange.button',
    defaultMessage: 'Confirm new address',
    description: 'Button in the mail: leads to a page where the new address is confirmed.',
  },
  note: {
    id: 'mail.emailChange.note',
    defaultMessage:
      'The link can be used once and is valid for {minutes, plural, one {# minute} other {# minutes}}. If you didn’t ask for it, just ignore this e-mail: nothing will change.',
    description: 'Small print below the button: how long its link is good for.',
  },
  footer: {
    id: 'mail.emailChange.footer',
    defaultMessage: 'You’re receiving this e-mail because someone entered this address for their account at {site}.',
    description: 'Why the reader gets this mail, at its very end.',
  },
});

/** Mail to the old address after the account has got a new one, so that an owner who did not do it hears of it. */
export const emailChangedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.emailChanged.subject',
    defaultMessage: 'Your e-mail address for {site} has been changed',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailChanged.heading',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailChanged.lead',
    defaultMessage:
      'Your account now has a different e-mail address. This is the last e-mail that we’ll send to this one.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailChanged.button',
    defaultMessage: 'Contact customer service',
    description: 'Button in the mail: leads to the page with how to reach us.',
  },
  note: {
    id: 'mail.emailChanged.note',
    defaultMessage: 'If this wasn’t you, write to us right away: we’ll help you to get your account back.',
    description: 'Small print below the button.',
  },
});

/** Mail to the owner of an address that somebody else wants for their account, where the site itself does not say so. */
export const emailTakenMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: { readonly site: MessageValue };
  readonly button: NoMessageValues;
  readonly note: NoMessageValues;
}>({
  subject: {
    id: 'mail.emailTaken.subject',
    defaultMessage: 'You already have an account at {site}',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.emailTaken.heading',
    defaultMessage: 'This address already has an account',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.emailTaken.lead',
    defaultMessage:
      'Someone wanted to use this address for another account at {site}, but it already belongs to yours. Nothing has changed.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.emailTaken.button',
    defaultMessage: 'Log in',
    description: 'Button in the mail: leads to the login.',
  },
  note: {
    id: 'mail.emailTaken.note',
    defaultMessage:
      'If it was you, log in with this address. If it wasn’t, just ignore this e-mail: your account stays as it is.',
    description: 'Small print below the button.',
  },
});

/** Mail to who has deleted the account: the way back, for a while. */
export const accountDeletedMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.accountDeleted.subject',
    defaultMessage: 'Your account at {site} has been deleted',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.accountDeleted.heading',
    defaultMessage: 'Your account has been deleted',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.accountDeleted.lead',
    defaultMessage:
      'Nobody can see your profile any more. If you change your mind, this button brings everything back.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.accountDeleted.button',
    defaultMessage: 'Bring my account back',
    description: 'Button in the mail: leads to a page where the deletion is undone by a press.',
  },
  note: {
    id: 'mail.accountDeleted.note',
    defaultMessage:
      'The link can be used once and is valid for {days, plural, one {# day} other {# days}}. After that we’ll erase your profile, photos and messages for good.',
    description: 'Small print below the button: how long its link is good for, and what happens then.',
  },
});

/** Mail when the copy of a member's data is ready. */
export const exportReadyMessages = defineMessages<{
  readonly subject: { readonly site: MessageValue };
  readonly heading: NoMessageValues;
  readonly lead: NoMessageValues;
  readonly button: NoMessageValues;
  readonly note: { readonly days: number | bigint };
}>({
  subject: {
    id: 'mail.exportReady.subject',
    defaultMessage: 'The copy of your data from {site} is ready',
    description: 'Subject of the mail.',
  },
  heading: {
    id: 'mail.exportReady.heading',
    defaultMessage: 'Your data is ready',
    description: 'Heading in the mail.',
  },
  lead: {
    id: 'mail.exportReady.lead',
    defaultMessage: 'You asked for a copy of your data. Log in to download it.',
    description: 'What the mail says, below the greeting.',
  },
  button: {
    id: 'mail.exportReady.button',
    defaultMessage: 'Download my data',
    description: 'Button in the mail: leads to the page with the file, after the login.',
  },
  note: {
    id: 'mail.exportReady.note',
    defaultMessage:
      'It’ll be there for {days, plural, one {# day} other {# days}}, then we’ll delete it. If you didn’t ask for it, someone knows your password: please choose a new one.',
    description: 'Small print below the button: how long the file can be downloaded.',
  },
});
