import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The screen where the second step of the log-in is switched on and off. */
export const secondStepMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly apps: NoMessageValues;
  readonly start: NoMessageValues;
  readonly connectTitle: NoMessageValues;
  readonly connectIntro: NoMessageValues;
  readonly picture: NoMessageValues;
  readonly key: NoMessageValues;
  readonly openApp: NoMessageValues;
  readonly code: NoMessageValues;
  readonly codeWrong: NoMessageValues;
  readonly switchOn: NoMessageValues;
  readonly codesTitle: NoMessageValues;
  readonly codesIntro: NoMessageValues;
  readonly codes: NoMessageValues;
  readonly copy: NoMessageValues;
  readonly copied: NoMessageValues;
  readonly kept: NoMessageValues;
  readonly onIntro: { readonly date: MessageValue };
  readonly left: { readonly count: number | bigint };
  readonly newCodes: NoMessageValues;
  readonly newCodesIntro: NoMessageValues;
  readonly off: NoMessageValues;
  readonly offIntro: NoMessageValues;
  readonly offIntroPasskey: NoMessageValues;
  readonly offApp: NoMessageValues;
  readonly offDone: NoMessageValues;
  readonly anyCode: NoMessageValues;
  readonly anyCodeWrong: NoMessageValues;
}>({
  title: {
    id: 'account.secondStep.title',
    defaultMessage: 'Two-step login',
    description: 'Heading and name of the page.',
  },
  intro: {
    id: 'account.secondStep.intro',
    defaultMessage:
      'Logging in will then take your password and a code from an app on your phone. Anyone who only knows your password stays out.',
    description: 'Below the heading, while the setting is off: what it is and what it is good for.',
  },
  apps: {
    id: 'account.secondStep.apps',
    defaultMessage: 'You’ll need an authenticator app. Many password managers work too.',
    description: 'Below the field for the password: what one needs besides.',
  },
  start: {
    id: 'account.secondStep.start',
    defaultMessage: 'Set up',
    description: 'Button: begins to set the app up.',
  },
  connectTitle: {
    id: 'account.secondStep.connectTitle',
    defaultMessage: 'Connect your app',
    description: 'Heading over a QR code for the app.',
  },
  connectIntro: {
    id: 'account.secondStep.connectIntro',
    defaultMessage: 'Scan this picture with your app, or enter the key there. The app will then show six digits.',
    description: 'Below the heading, above the QR code, its key in letters and a field for the code.',
  },
  picture: {
    id: 'account.secondStep.picture',
    defaultMessage: 'QR code for your app',
    description: 'For screen readers: what the QR code is.',
  },
  key: {
    id: 'account.secondStep.key',
    defaultMessage: 'Key',
    description: 'Before the key in letters, for apps that cannot scan.',
  },
  openApp: {
    id: 'account.secondStep.openApp',
    defaultMessage: 'Open the app on this device',
    description: 'Link that opens the app on this device, for those who cannot scan their own screen.',
  },
  code: {
    id: 'account.secondStep.code',
    defaultMessage: 'Code from the app',
    description: 'Label of the field for the six digits.',
  },
  codeWrong: {
    id: 'account.secondStep.codeWrong',
    defaultMessage: 'That code isn’t right. Enter the one that the app is showing now.',
    description: 'At the field for the code.',
  },
  switchOn: {
    id: 'account.secondStep.switchOn',
    defaultMessage: 'Switch on',
    description: 'Button: from then on the log-in asks for a code.',
  },
  codesTitle: {
    id: 'account.secondStep.codesTitle',
    defaultMessage: 'Keep these codes safe',
    description: 'Heading over ten codes that are shown once.',
  },
  codesIntro: {
    id: 'account.secondStep.codesIntro',
    defaultMessage:
      'If you lose your phone, each of these recovery codes lets you in once. We won’t show them again: print them, or keep them where your passwords are.',
    description: 'Below the heading, above ten codes.',
  },
  codes: {
    id: 'account.secondStep.codes',
    defaultMessage: 'Recovery codes',
    description: 'For screen readers: name of the list of codes.',
  },
  copy: {
    id: 'account.secondStep.copy',
    defaultMessage: 'Copy codes',
    description: 'Button: puts all codes on the clipboard.',
  },
  copied: {
    id: 'account.secondStep.copied',
    defaultMessage: 'Copied',
    description: 'Short notice after the codes were copied.',
  },
  kept: {
    id: 'account.secondStep.kept',
    defaultMessage: 'I’ve kept them',
    description: 'Button below the codes: goes on.',
  },
  onIntro: {
    id: 'account.secondStep.onIntro',
    defaultMessage: 'On since {date}. Logging in takes your password and a code from your app.',
    description: 'Below the heading, while the setting is on. date: since when.',
  },
  left: {
    id: 'account.secondStep.left',
    defaultMessage: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
    description: 'How many codes are left that stand in for the app’s; none at all among them.',
  },
  newCodes: {
    id: 'account.secondStep.newCodes',
    defaultMessage: 'Create new recovery codes',
    description: 'Button, and heading of the form that it opens: makes ten new codes.',
  },
  newCodesIntro: {
    id: 'account.secondStep.newCodesIntro',
    defaultMessage: 'The old ones will no longer work.',
    description: 'Below the heading of that form.',
  },
  off: {
    id: 'account.secondStep.off',
    defaultMessage: 'Switch off two-step login',
    description: 'Button, and heading of the form that it opens.',
  },
  offIntro: {
    id: 'account.secondStep.offIntro',
    defaultMessage: 'Your password alone will then be enough to log in.',
    description: 'Below the heading of that form.',
  },
  offIntroPasskey: {
    id: 'account.secondStep.offIntroPasskey',
    defaultMessage: 'Logging in will then take your password and a passkey.',
    description: 'Below the heading of that form, for who has a passkey as well.',
  },
  offApp: {
    id: 'account.secondStep.offApp',
    defaultMessage: 'Stop using the app',
    description:
      'Button and heading, instead of “Switch off two-step login”, where a passkey stays as the second step.',
  },
  offDone: {
    id: 'account.secondStep.offDone',
    defaultMessage: 'Two-step login is off.',
    description: 'Short notice after it was switched off.',
  },
  anyCode: {
    id: 'account.secondStep.anyCode',
    defaultMessage: 'Code from the app, or a recovery code',
    description: 'Label of a field that takes either.',
  },
  anyCodeWrong: {
    id: 'account.secondStep.anyCodeWrong',
    defaultMessage: 'That code isn’t right, or it has already been used.',
    description: 'At the field that takes either.',
  },
});
