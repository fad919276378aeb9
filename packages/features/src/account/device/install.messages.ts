import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The site as an app on this phone or computer, and whether others also use this device. */
export const installMessages = defineMessages<{
  readonly title: { readonly site: MessageValue };
  readonly reason: NoMessageValues;
  readonly install: NoMessageValues;
  readonly installed: { readonly site: MessageValue };
  readonly ios: NoMessageValues;
  readonly other: NoMessageValues;
  readonly sharedTitle: NoMessageValues;
  readonly shared: NoMessageValues;
  readonly sharedHint: NoMessageValues;
  readonly kept: NoMessageValues;
}>({
  title: {
    id: 'account.install.title',
    defaultMessage: '{site} as an app',
    description: 'Row that opens: the site can be installed as an app. site: its name.',
  },
  reason: {
    id: 'account.install.reason',
    defaultMessage: 'It opens like any other app, and you can read your latest conversations without a connection.',
    description: 'In that row: what the app is good for.',
  },
  install: { id: 'account.install.install', defaultMessage: 'Install', description: 'Button that installs the app.' },
  installed: {
    id: 'account.install.installed',
    defaultMessage: '{site} is installed on this device.',
    description: 'Instead of the button, in the installed app. site: the name of the site.',
  },
  ios: {
    id: 'account.install.ios',
    defaultMessage: 'Tap Share in your browser, then “Add to Home Screen”.',
    description: 'Instead of the button, on an iPhone or iPad. The names are those of its menus.',
  },
  other: {
    id: 'account.install.other',
    defaultMessage:
      'Look for “Install” or “Add to Home screen” in your browser’s menu. If it isn’t there, this browser can’t install sites.',
    description: 'Instead of the button, in browsers that offer it by themselves or not at all.',
  },
  sharedTitle: {
    id: 'account.shared.title',
    defaultMessage: 'Shared device',
    description: 'Row that opens: whether others use this phone or computer, too.',
  },
  shared: { id: 'account.shared.on', defaultMessage: 'This is a shared device', description: 'Switch.' },
  sharedHint: {
    id: 'account.shared.hint',
    defaultMessage:
      'Nothing from your conversations is kept on it. You can’t read them without a connection, and unsent messages are lost when you close the page.',
    description: 'Under that switch: what it does when it is on.',
  },
  kept: {
    id: 'account.shared.kept',
    defaultMessage:
      'Your latest conversations are kept on this device, encrypted, so that you can read them without a connection. Logging out deletes them.',
    description: 'Below that switch while it is off.',
  },
});
