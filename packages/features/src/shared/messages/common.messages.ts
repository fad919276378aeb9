import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Texts that every feature needs with the same meaning. */
export const commonMessages = defineMessages<{
  readonly dismiss: NoMessageValues;
  readonly close: NoMessageValues;
  readonly cancel: NoMessageValues;
  readonly save: NoMessageValues;
  readonly saved: NoMessageValues;
  readonly back: NoMessageValues;
  readonly toMe: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly login: NoMessageValues;
  readonly signup: NoMessageValues;
  readonly moreLanguages: NoMessageValues;
  readonly pageTitle: { readonly page: MessageValue; readonly site: MessageValue };
}>({
  dismiss: { id: 'shared.common.dismiss', defaultMessage: 'Dismiss', description: 'Button that closes a notice.' },
  close: { id: 'shared.common.close', defaultMessage: 'Close', description: 'Button that closes a window.' },
  cancel: {
    id: 'shared.common.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves without doing anything.',
  },
  save: { id: 'shared.common.save', defaultMessage: 'Save', description: 'Button that stores a form.' },
  saved: { id: 'shared.common.saved', defaultMessage: 'Saved', description: 'Short notice after a form was stored.' },
  back: { id: 'shared.common.back', defaultMessage: 'Back', description: 'Button or link to the step or page before.' },
  toMe: {
    id: 'shared.common.toMe',
    defaultMessage: 'Back to “Me”',
    description: 'Link above a title, and after a success: leads to the page “Me”, which is called as in the bar.',
  },
  loading: {
    id: 'shared.common.loading',
    defaultMessage: 'Loading …',
    description: 'For screen readers, while a part of the page is on its way.',
  },
  login: { id: 'shared.common.login', defaultMessage: 'Log in', description: 'Link or button to the login page.' },
  signup: {
    id: 'shared.common.signup',
    defaultMessage: 'Sign up for free',
    description: 'Link or button to the sign-up page.',
  },
  moreLanguages: {
    id: 'shared.common.moreLanguages',
    defaultMessage: 'More languages',
    description: 'Below the first languages of a list: opens the others, or stands above them.',
  },
  pageTitle: {
    id: 'shared.common.pageTitle',
    defaultMessage: '{page} · {site}',
    description: 'Title of the browser’s tab. page: the page’s name, site: the site’s name.',
  },
});
