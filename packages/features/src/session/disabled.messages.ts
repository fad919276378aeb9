import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** The log-in to an account that the staff have disabled. */
export const disabledMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: { readonly days: number | bigint };
  readonly keep: NoMessageValues;
}>({
  title: {
    id: 'session.disabled.title',
    defaultMessage: 'Delete account',
    description:
      'Link below “This account has been disabled”, the heading of what it leads to, and the button there that deletes.',
  },
  intro: {
    id: 'session.disabled.intro',
    defaultMessage:
      'We’ll e-mail you a link that lets you undo this for {days, plural, one {# day} other {# days}}. After that we’ll erase your profile, photos and messages for good.',
    description: 'Below the heading “Delete account”: what will happen. Nobody sees the account as it is.',
  },
  keep: {
    id: 'session.disabled.keep',
    defaultMessage: 'Keep my account',
    description: 'Button: back to the log-in, without deleting.',
  },
});
