import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const alertMessages = defineMessages<{
  readonly region: NoMessageValues;
  readonly activationTitle: NoMessageValues;
  readonly activationLine: NoMessageValues;
  readonly activationText: { readonly email: MessageValue };
  readonly resend: NoMessageValues;
  readonly resent: NoMessageValues;
  readonly later: NoMessageValues;
  readonly photoTitle: NoMessageValues;
  readonly photoText: NoMessageValues;
  readonly addPhoto: NoMessageValues;
  readonly pushTitle: NoMessageValues;
  readonly pushText: NoMessageValues;
  readonly pushOn: NoMessageValues;
  readonly pushFailed: NoMessageValues;
}>({
  region: {
    id: 'site.alerts.region',
    defaultMessage: 'Notices',
    description: 'For screen readers: name of the part of the page with notices to the member.',
  },
  activationTitle: {
    id: 'site.alerts.activationTitle',
    defaultMessage: 'Please confirm your e-mail address',
    description: 'Title of a window for new members.',
  },
  activationLine: {
    id: 'site.alerts.activationLine',
    defaultMessage: 'Confirm your e-mail',
    description:
      'A line above the page for new members, with the button “Send it again” beside it. At most 28 characters: both stand side by side on a phone.',
  },
  activationText: {
    id: 'site.alerts.activationText',
    defaultMessage: 'We’ve sent a link to {email}. Until you open it, others can’t see your profile.',
    description: 'Text of that window, and after the line on wide screens. email: the address of the new member.',
  },
  resend: {
    id: 'site.alerts.resend',
    defaultMessage: 'Send it again',
    description: 'Button that sends the activation mail again. At most 18 characters.',
  },
  resent: {
    id: 'site.alerts.resent',
    defaultMessage: 'We’ve sent the link again. Check your spam folder too.',
    description: 'Short notice after the activation mail was sent again.',
  },
  later: {
    id: 'site.alerts.later',
    defaultMessage: 'Later',
    description: 'Button that closes the notice about the e-mail address on a phone.',
  },
  photoTitle: {
    id: 'site.alerts.photoTitle',
    defaultMessage: 'Show your face',
    description:
      'A line above the page for members without a photo, with the link “Add a photo” beside it. At most 28 characters.',
  },
  photoText: {
    id: 'site.alerts.photoText',
    defaultMessage: 'People like to see who they’re writing to. One photo is enough to start with.',
    description: 'After that line, on wide screens.',
  },
  addPhoto: {
    id: 'site.alerts.addPhoto',
    defaultMessage: 'Add a photo',
    description: 'Link that leads to one’s own profile. At most 20 characters.',
  },
  pushTitle: {
    id: 'site.alerts.pushTitle',
    defaultMessage: 'Know when someone writes',
    description:
      'A line above the list of conversations that offers notifications on this device, with the button “Notify me” beside it. At most 28 characters.',
  },
  pushText: {
    id: 'site.alerts.pushText',
    defaultMessage: 'Also when the site is closed. The notification doesn’t show who wrote, or what.',
    description: 'After that line, on wide screens.',
  },
  pushOn: {
    id: 'site.alerts.pushOn',
    defaultMessage: 'Notify me',
    description: 'Button after which the browser asks whether it may show notifications. At most 18 characters.',
  },
  pushFailed: {
    id: 'site.alerts.pushFailed',
    defaultMessage: 'Notifications couldn’t be switched on. Try again in a moment.',
    description: 'Short notice after that button: the browser or the server did not answer.',
  },
});

/** Mails were switched off by a complaint, a bounce or by unsubscribing (ALT-03): a short line for each. */
export const mailsOffMessages = defineMessages({
  bounce: {
    id: 'site.mailsOff.bounce',
    defaultMessage: 'An e-mail came back',
    description: 'Short line of a notice: an e-mail to the reader came back, so some are not sent any more.',
  },
  complaint: {
    id: 'site.mailsOff.complaint',
    defaultMessage: 'E-mail reported as spam',
    description: 'Short line of a notice: the reader’s mail program reported one of our e-mails as spam.',
  },
  unsubscribe: {
    id: 'site.mailsOff.unsubscribe',
    defaultMessage: 'You’ve unsubscribed',
    description: 'Short line of a notice: the reader unsubscribed from e-mails.',
  },
  text: {
    id: 'site.mailsOff.text',
    defaultMessage: 'Some of our e-mails to you are off. You can switch them on again.',
    description: 'Beside the short line of the notice, where there is room.',
  },
  action: {
    id: 'site.mailsOff.action',
    defaultMessage: 'Switch on',
    description: 'Link of the notice: leads to the page where e-mails are switched on.',
  },
});
