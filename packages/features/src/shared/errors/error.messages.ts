import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** One text for each code of the contract, in the words of rules.md section 8 if it has them. */
export const errorMessages = defineMessages<{
  readonly validation_failed: NoMessageValues;
  readonly bad_request: NoMessageValues;
  readonly authentication_required: NoMessageValues;
  readonly client_required: NoMessageValues;
  readonly forbidden: NoMessageValues;
  readonly confirmation_required: NoMessageValues;
  readonly age_check_required: NoMessageValues;
  readonly premium_only: NoMessageValues;
  readonly signup_closed: NoMessageValues;
  readonly not_found: NoMessageValues;
  readonly login_failed: NoMessageValues;
  readonly account_blocked: { readonly minutes: MessageValue };
  readonly account_disabled: NoMessageValues;
  readonly pending_deletion: NoMessageValues;
  readonly email_not_found: NoMessageValues;
  readonly too_many_reset_emails: NoMessageValues;
  readonly link_invalid: NoMessageValues;
  readonly activation_failed: NoMessageValues;
  readonly email_taken: NoMessageValues;
  readonly password_wrong: NoMessageValues;
  readonly conversation_limit: { readonly limit: number | bigint };
  readonly not_enough_credits: NoMessageValues;
  readonly recipient_gone: NoMessageValues;
  readonly idempotency_conflict: NoMessageValues;
  readonly conflict: NoMessageValues;
  readonly photo_limit: NoMessageValues;
  readonly photo_too_large: {
    readonly avif: number | bigint;
    readonly megabytes: number | bigint;
    readonly megapixels: number | bigint;
  };
  readonly photo_type: NoMessageValues;
  readonly photo_unreadable: NoMessageValues;
  readonly likes_used_up: NoMessageValues;
  readonly code_not_found: NoMessageValues;
  readonly code_used: NoMessageValues;
  readonly code_other_method: NoMessageValues;
  readonly age_check_unavailable: NoMessageValues;
  readonly payment_unavailable: NoMessageValues;
  readonly payment_method_unavailable: NoMessageValues;
  readonly body_too_large: NoMessageValues;
  readonly rate_limited: NoMessageValues;
  readonly busy: NoMessageValues;
  readonly database_unavailable: NoMessageValues;
  readonly internal: NoMessageValues;
}>({
  validation_failed: {
    id: 'shared.error.validation_failed',
    defaultMessage: 'Check the marked fields.',
    description: 'Above a form whose fields carry their own errors.',
  },
  bad_request: {
    id: 'shared.error.bad_request',
    defaultMessage: 'Something went wrong, please contact customer service',
    description: 'The site sent something the server did not understand.',
  },
  authentication_required: {
    id: 'shared.error.authentication_required',
    defaultMessage: 'Log in to continue.',
    description: 'The session has ended or the visitor is not logged in.',
  },
  client_required: {
    id: 'shared.error.client_required',
    defaultMessage: 'Something went wrong, please contact customer service',
    description: 'The request did not come from the site itself.',
  },
  forbidden: {
    id: 'shared.error.forbidden',
    defaultMessage: 'You can’t do that here.',
    description: 'The member may not do what they tried.',
  },
  confirmation_required: {
    id: 'shared.error.confirmation_required',
    defaultMessage: 'Confirm your e-mail address first. You’ll find the link in the e-mail we sent you.',
    description: 'The member has not clicked the link of the activation mail yet.',
  },
  age_check_required: {
    id: 'shared.error.age_check_required',
    defaultMessage: 'Have your age checked first. The law of your country asks for it.',
    description: 'The member has not shown yet that they are an adult.',
  },
  premium_only: {
    id: 'shared.error.premium_only',
    defaultMessage: 'This feature is only available for premium members',
    description: 'A free member tried something for premium members.',
  },
  signup_closed: {
    id: 'shared.error.signup_closed',
    defaultMessage: 'This site isn’t taking new members right now.',
    description: 'Sign-up is switched off.',
  },
  not_found: {
    id: 'shared.error.not_found',
    defaultMessage: 'This is no longer available.',
    description: 'A member, conversation, photo or page that is gone.',
  },
  login_failed: {
    id: 'shared.error.login_failed',
    defaultMessage: 'Login failed, please try again',
    description: 'Wrong e-mail address, username or password; we do not say which.',
  },
  account_blocked: {
    id: 'shared.error.account_blocked',
    defaultMessage: 'Too many incorrect attempts, account blocked for {minutes} min.',
    description: 'Too many wrong passwords. minutes: how long until the next try.',
  },
  account_disabled: {
    id: 'shared.error.account_disabled',
    defaultMessage: 'This account has been disabled. Contact customer service if you think that’s wrong.',
    description: 'Login to an account that was closed by staff.',
  },
  pending_deletion: {
    id: 'shared.error.pending_deletion',
    defaultMessage: 'An account pending deletion can be reactivated by the emailed link',
    description: 'Login to an account its owner has deleted less than 14 days ago.',
  },
  email_not_found: {
    id: 'shared.error.email_not_found',
    defaultMessage: 'E-mail address not found',
    description: 'Password reset for an address nobody uses here.',
  },
  too_many_reset_emails: {
    id: 'shared.error.too_many_reset_emails',
    defaultMessage: 'Too many password reset emails sent, please try again tomorrow.',
    description: 'Password reset asked too often.',
  },
  link_invalid: {
    id: 'shared.error.link_invalid',
    defaultMessage: 'Link expired or invalid, request a new email',
    description: 'The link of a password mail is too old or was used.',
  },
  activation_failed: {
    id: 'shared.error.activation_failed',
    defaultMessage: 'Activation failed',
    description: 'The link of an activation mail is too old or wrong.',
  },
  email_taken: {
    id: 'shared.error.email_taken',
    defaultMessage: 'An account with this email already exists',
    description: 'Sign-up or change of address with an address in use.',
  },
  password_wrong: {
    id: 'shared.error.password_wrong',
    defaultMessage: 'Please check your old password',
    description: 'Change of password with a wrong present one.',
  },
  conversation_limit: {
    id: 'shared.error.conversation_limit',
    defaultMessage:
      'As a free member you can start {limit, plural, one {# conversation} other {# conversations}}. Premium members can start as many as they like.',
    description: 'A free member tries to start one conversation too many. A button “Get Premium” stands next to it.',
  },
  not_enough_credits: {
    id: 'shared.error.not_enough_credits',
    defaultMessage: 'You do not have enough credits',
    description: 'The balance is too low for a message or gift. A buy button stands next to it.',
  },
  recipient_gone: {
    id: 'shared.error.recipient_gone',
    defaultMessage: 'This member can no longer be reached.',
    description: 'The other side left or blocked the reader; we do not say which.',
  },
  idempotency_conflict: {
    id: 'shared.error.idempotency_conflict',
    defaultMessage: 'This was already sent with different content. Reload the page and try again.',
    description: 'The same request came twice with different content.',
  },
  conflict: {
    id: 'shared.error.conflict',
    defaultMessage: 'Something has changed in the meantime. Have another look and try again.',
    description: 'Prices or data changed between showing and sending.',
  },
  photo_limit: {
    id: 'shared.error.photo_limit',
    defaultMessage: 'You’ve reached the maximum number of photos. Delete one to add another.',
    description: 'Photo upload.',
  },
  photo_too_large: {
    id: 'shared.error.photo_too_large',
    defaultMessage:
      'This photo is too large. It can be up to {megabytes, number} MB and {megapixels, number} megapixels (AVIF: {avif, number}).',
    description: 'Photo upload. AVIF files may have up to 8 megapixels only.',
  },
  photo_type: {
    id: 'shared.error.photo_type',
    defaultMessage: 'We can’t use this file. Choose a JPEG, PNG, WebP or AVIF photo.',
    description: 'Photo upload.',
  },
  photo_unreadable: {
    id: 'shared.error.photo_unreadable',
    defaultMessage: 'This photo is damaged and can’t be opened. Choose another one.',
    description: 'Photo upload.',
  },
  likes_used_up: {
    id: 'shared.error.likes_used_up',
    defaultMessage: 'You’ve used all your likes for today. You’ll get more tomorrow.',
    description: 'The swipe game has a few likes a day.',
  },
  code_not_found: {
    id: 'shared.error.code_not_found',
    defaultMessage: 'Code not found',
    description: 'Discount code.',
  },
  code_used: { id: 'shared.error.code_used', defaultMessage: 'Code already used', description: 'Discount code.' },
  code_other_method: {
    id: 'shared.error.code_other_method',
    defaultMessage: 'This code is for another payment method.',
    description: 'Discount code that was used with a payment method it is not for.',
  },
  age_check_unavailable: {
    id: 'shared.error.age_check_unavailable',
    defaultMessage: 'We can’t reach the age check right now. Try again in a few minutes.',
    description: 'The provider that checks the age does not answer.',
  },
  payment_unavailable: {
    id: 'shared.error.payment_unavailable',
    defaultMessage: 'You haven’t been charged. Payments aren’t possible right now. Try again later.',
    description: 'The payment provider does not answer.',
  },
  payment_method_unavailable: {
    id: 'shared.error.payment_method_unavailable',
    defaultMessage: 'This payment method isn’t available. Choose another one.',
    description: 'The chosen payment method cannot be used.',
  },
  body_too_large: {
    id: 'shared.error.body_too_large',
    defaultMessage: 'This is too large to send.',
    description: 'A text or file above the limit.',
  },
  rate_limited: {
    id: 'shared.error.rate_limited',
    defaultMessage: 'That was a little too fast. Wait a moment and try again.',
    description: 'Too many requests in a short time.',
  },
  busy: {
    id: 'shared.error.busy',
    defaultMessage: 'The site is very busy right now. Try again in a moment.',
    description: 'The server is overloaded.',
  },
  database_unavailable: {
    id: 'shared.error.database_unavailable',
    defaultMessage: 'The site is very busy right now. Try again in a moment.',
    description: 'The server cannot reach its data.',
  },
  internal: {
    id: 'shared.error.internal',
    defaultMessage: 'An error has occurred',
    description: 'Any failure of the server without a better word.',
  },
});
