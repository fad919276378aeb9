import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The page on which an account is deleted. */
export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly intro: { readonly days: number | bigint };
  readonly credits: { readonly count: number | bigint };
  readonly otherWays: NoMessageValues;
  readonly pause: NoMessageValues;
  readonly pauseHint: NoMessageValues;
  readonly discount: { readonly percentage: MessageValue };
  readonly discountHint: NoMessageValues;
  readonly reason: NoMessageValues;
  readonly noReason: NoMessageValues;
  readonly met_somebody: NoMessageValues;
  readonly nobody_fits: NoMessageValues;
  readonly too_much: NoMessageValues;
  readonly too_expensive: NoMessageValues;
  readonly not_safe: NoMessageValues;
  readonly other: NoMessageValues;
  readonly password: NoMessageValues;
  readonly showPassword: NoMessageValues;
  readonly hidePassword: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly keep: NoMessageValues;
}>({
  page: { id: 'deletion.page', defaultMessage: 'Delete account', description: 'Name of the page and its heading.' },
  intro: {
    id: 'deletion.intro',
    defaultMessage:
      'As soon as you delete your account, nobody will see you any more. We’ll e-mail you a link that lets you undo this for {days, plural, one {# day} other {# days}}. After that we’ll erase your profile, photos and messages for good.',
    description: 'Below the heading “Delete account”: what will happen.',
  },
  credits: {
    id: 'deletion.credits',
    defaultMessage:
      'You still have {count, plural, one {# credit} other {# credits}}. They’ll be gone with the account.',
    description: 'Above the form that deletes the account, where the member has credits.',
  },
  otherWays: {
    id: 'deletion.otherWays',
    defaultMessage: 'Instead of deleting',
    description: 'Name of a list with two other choices: a break, or a discount.',
  },
  pause: {
    id: 'deletion.pause',
    defaultMessage: 'Take a break',
    description: 'Button: hides the account for a while.',
  },
  pauseHint: {
    id: 'deletion.pauseHint',
    defaultMessage: 'Nobody will see you until you log in again. Everything is kept.',
    description: 'Explains “Take a break”.',
  },
  discount: {
    id: 'deletion.discount',
    defaultMessage: 'Stay with {percentage} off your next purchase',
    description: 'Button; percentage is a finished number with its sign, such as 30%.',
  },
  discountHint: {
    id: 'deletion.discountHint',
    defaultMessage: 'A code of your own, for one purchase. You can still leave whenever you like.',
    description: 'Explains the discount for those who stay.',
  },
  reason: {
    id: 'deletion.reason',
    defaultMessage: 'Why are you leaving? (optional)',
    description: 'Label of a choice of reasons.',
  },
  noReason: {
    id: 'deletion.reason.none',
    defaultMessage: 'I’d rather not say',
    description: 'First choice among the reasons to leave: none is given.',
  },
  met_somebody: { id: 'deletion.reason.met', defaultMessage: 'I’ve met someone', description: 'A reason to leave.' },
  nobody_fits: {
    id: 'deletion.reason.nobody',
    defaultMessage: 'I’m not finding anyone who’s right for me',
    description: 'A reason to leave.',
  },
  too_much: {
    id: 'deletion.reason.tooMuch',
    defaultMessage: 'Too many e-mails or messages',
    description: 'A reason to leave.',
  },
  too_expensive: { id: 'deletion.reason.cost', defaultMessage: 'It costs too much', description: 'A reason to leave.' },
  not_safe: {
    id: 'deletion.reason.safety',
    defaultMessage: 'I don’t feel safe here',
    description: 'A reason to leave.',
  },
  other: { id: 'deletion.reason.other', defaultMessage: 'Something else', description: 'A reason to leave.' },
  password: { id: 'deletion.password', defaultMessage: 'Your password', description: 'Label of a field.' },
  showPassword: {
    id: 'deletion.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in a password field.',
  },
  hidePassword: {
    id: 'deletion.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in a password field.',
  },
  submit: { id: 'deletion.submit', defaultMessage: 'Delete account', description: 'Button that deletes the account.' },
  keep: {
    id: 'deletion.keep',
    defaultMessage: 'Keep my account',
    description: 'Link away from the page “Delete account”.',
  },
});

/** After the deletion, and how to restore the account. */
export const afterMessages = defineMessages<{
  readonly deletedTitle: NoMessageValues;
  readonly deletedIntro: { readonly days: number | bigint };
  readonly home: NoMessageValues;
  readonly backTitle: NoMessageValues;
  readonly backIntro: NoMessageValues;
  readonly back: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneIntro: NoMessageValues;
  readonly alreadyTitle: NoMessageValues;
  readonly logIn: NoMessageValues;
  readonly endedTitle: NoMessageValues;
  readonly endedIntro: { readonly days: number | bigint };
}>({
  deletedTitle: {
    id: 'deletion.after.deletedTitle',
    defaultMessage: 'Your account has been deleted',
    description: 'Heading of the page after the account was deleted.',
  },
  deletedIntro: {
    id: 'deletion.after.deletedIntro',
    defaultMessage:
      'Nobody can see you any more. For {days, plural, one {# day} other {# days}} you can bring everything back with the link in our e-mail. After that we’ll erase it all for good. Thank you for being here.',
    description: 'Below the heading “Your account has been deleted”.',
  },
  home: { id: 'deletion.after.home', defaultMessage: 'Go to the home page', description: 'Link.' },
  backTitle: {
    id: 'deletion.after.backTitle',
    defaultMessage: 'Bring your account back?',
    description: 'Heading of the page that the link in the mail about the deletion opens.',
  },
  backIntro: {
    id: 'deletion.after.backIntro',
    defaultMessage: 'Your profile, photos, conversations and credits will be as you left them.',
    description: 'Below the heading “Bring your account back?”.',
  },
  back: { id: 'deletion.after.back', defaultMessage: 'Bring my account back', description: 'Button.' },
  doneTitle: {
    id: 'deletion.after.doneTitle',
    defaultMessage: 'Good to have you back',
    description: 'Heading after the deletion was undone.',
  },
  doneIntro: {
    id: 'deletion.after.doneIntro',
    defaultMessage: 'Everything is as you left it. Log in to go on.',
    description: 'Below the heading after the deletion was undone.',
  },
  alreadyTitle: {
    id: 'deletion.after.alreadyTitle',
    defaultMessage: 'Your account is already back',
    description: 'Heading where the link has been used before.',
  },
  logIn: { id: 'deletion.after.logIn', defaultMessage: 'Log in', description: 'Link to the log-in.' },
  endedTitle: {
    id: 'deletion.after.endedTitle',
    defaultMessage: 'This link no longer works',
    description: 'Heading where the link in the mail about the deletion is of no use.',
  },
  endedIntro: {
    id: 'deletion.after.endedIntro',
    defaultMessage:
      'Either the {days, plural, one {# day is} other {# days are}} over, a newer e-mail has replaced it, or your e-mail app has cut it short.',
    description: 'Below the heading “This link doesn’t work any more”.',
  },
});
