import { defineMessages } from 'react-intl';

/** The log-in, between the correct password and a code. */
export const secondStepMessages = defineMessages({
  title: {
    id: 'session.secondStep.title',
    defaultMessage: 'One more step',
    description: 'Heading after the right password, over the field for a code.',
  },
  intro: {
    id: 'session.secondStep.intro',
    defaultMessage: 'Enter the six digits that your app is showing.',
    description: 'Below the heading.',
  },
  code: {
    id: 'session.secondStep.code',
    defaultMessage: 'Code from the app',
    description: 'Label of the field for the six digits.',
  },
  wrong: {
    id: 'session.secondStep.wrong',
    defaultMessage: 'That code isn’t right. Enter the one that the app is showing now.',
    description: 'At the field for the six digits.',
  },
  toRecovery: {
    id: 'session.secondStep.toRecovery',
    defaultMessage: 'Use a recovery code',
    description: 'Button: shows a field for a recovery code instead.',
  },
  recoveryIntro: {
    id: 'session.secondStep.recoveryIntro',
    defaultMessage: 'Enter one of the recovery codes that you’ve kept. Each works once.',
    description: 'Below the heading, over the field for a recovery code.',
  },
  recoveryCode: {
    id: 'session.secondStep.recoveryCode',
    defaultMessage: 'Recovery code',
    description: 'Label of the field for a recovery code.',
  },
  recoveryWrong: {
    id: 'session.secondStep.recoveryWrong',
    defaultMessage: 'That code isn’t right, or it has already been used.',
    description: 'At the field for a recovery code.',
  },
  toApp: {
    id: 'session.secondStep.toApp',
    defaultMessage: 'Use a code from the app',
    description: 'Button: goes back to the field for the six digits.',
  },
  overTitle: {
    id: 'session.secondStep.overTitle',
    defaultMessage: 'That took too long',
    description: 'Heading when the code came too late.',
  },
  overIntro: {
    id: 'session.secondStep.overIntro',
    defaultMessage: 'For your safety, enter your password once more.',
    description: 'Below that heading.',
  },
  passkeyIntro: {
    id: 'session.secondStep.passkeyIntro',
    defaultMessage:
      'Use your passkey to show us that it’s you: your fingerprint, your face, your screen lock or a security key.',
    description: 'Below the heading, above the button that asks for a passkey.',
  },
  passkeyUse: {
    id: 'session.secondStep.passkeyUse',
    defaultMessage: 'Use a passkey',
    description: 'Button: the browser asks for a passkey.',
  },
  passkeyUnsupported: {
    id: 'session.secondStep.passkeyUnsupported',
    defaultMessage: 'This browser can’t use passkeys. Log in another way, or try another browser.',
    description: 'This browser knows no passkeys.',
  },
  passkeyCancelled: {
    id: 'session.secondStep.passkeyCancelled',
    defaultMessage: 'You didn’t confirm. Try again, or log in another way.',
    description: 'Whoever was asked by the browser has closed its window, or let it wait.',
  },
  passkeyUnrecognised: {
    id: 'session.secondStep.passkeyUnrecognised',
    defaultMessage: 'We don’t recognise that passkey. Try another one, or log in another way.',
    description: 'The passkey is none of this account.',
  },
  passkeyExpired: {
    id: 'session.secondStep.passkeyExpired',
    defaultMessage: 'That took too long. Try again.',
    description: 'The question to the browser is too old.',
  },
});
