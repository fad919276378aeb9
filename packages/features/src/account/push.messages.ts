import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** Notifications on this phone or computer. */
export const pushMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly on: NoMessageValues;
  readonly reason: { readonly site: MessageValue };
  readonly night: { readonly from: MessageValue; readonly until: MessageValue };
  readonly denied: { readonly site: MessageValue };
  readonly unsupported: { readonly site: MessageValue };
  readonly failed: NoMessageValues;
}>({
  title: {
    id: 'account.push.title',
    defaultMessage: 'Notifications on this device',
    description: 'Row that opens: what this phone or computer shows when somebody writes.',
  },
  on: { id: 'account.push.on', defaultMessage: 'Tell me about new messages', description: 'Switch.' },
  reason: {
    id: 'account.push.reason',
    defaultMessage: 'You’ll know even when {site} is closed. The notification doesn’t show who wrote, or what.',
    description: 'Under that switch. site: the name of the site.',
  },
  night: {
    id: 'account.push.night',
    defaultMessage: 'From {from} to {until} it stays quiet. We’ll let you know in the morning.',
    description: 'Below the switch. from, until: times of day, such as 22:00.',
  },
  denied: {
    id: 'account.push.denied',
    defaultMessage:
      'Your browser is blocking notifications from {site}. Allow them in its settings for this site, then come back here.',
    description: 'Instead of the switch. site: the name of the site.',
  },
  unsupported: {
    id: 'account.push.unsupported',
    defaultMessage:
      'This browser can’t show notifications. On an iPhone or iPad, add {site} to the home screen and open it from there.',
    description: 'Instead of the switch. site: the name of the site.',
  },
  failed: {
    id: 'account.push.failed',
    defaultMessage: 'Your browser couldn’t switch notifications on. Try again in a moment.',
    description: 'Short notice: the browser’s own service for notifications did not answer.',
  },
});
