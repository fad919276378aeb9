import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const wayMessages = defineMessages<{
  readonly fromTitle: NoMessageValues;
  readonly fromPurchase: {
    readonly credits: number | bigint;
    readonly date: MessageValue;
    readonly price: MessageValue;
  };
  readonly fromSignup: { readonly credits: number | bigint };
  readonly fromCorrection: { readonly credits: number | bigint };
  readonly fromUnanswered: { readonly credits: number | bigint; readonly date: MessageValue };
  readonly rule: NoMessageValues;
  readonly intoTitle: NoMessageValues;
  readonly left: { readonly credits: number | bigint; readonly left: number | bigint };
  readonly unused: NoMessageValues;
  readonly filled: { readonly credits: number | bigint };
  readonly all: { readonly count: number | bigint };
}>({
  fromTitle: {
    id: 'credits.way.fromTitle',
    defaultMessage: 'Where these credits came from',
    description: 'Heading on the page of one transaction that used credits.',
  },
  fromPurchase: {
    id: 'credits.way.fromPurchase',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} from your purchase of {date}: {price}',
    description: 'One line under that heading, a link to the purchase; price is what so many of its credits cost.',
  },
  fromSignup: {
    id: 'credits.way.fromSignup',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} from your welcome credits',
    description: 'One line under that heading: credits that every new member gets.',
  },
  fromCorrection: {
    id: 'credits.way.fromCorrection',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} from customer service',
    description: 'One line under that heading: customer service had added these credits.',
  },
  fromUnanswered: {
    id: 'credits.way.fromUnanswered',
    defaultMessage:
      '{credits, plural, one {# credit} other {# credits}} that came back on {date}, because a message had no answer',
    description: 'One line under that heading.',
  },
  rule: {
    id: 'credits.way.rule',
    defaultMessage: 'Free credits are used first, then those you bought, the oldest first.',
    description: 'Small print under these lines: which credits a message uses.',
  },
  intoTitle: {
    id: 'credits.way.intoTitle',
    defaultMessage: 'What became of these credits',
    description: 'Heading on the page of a purchase or of free credits, over what they were used for.',
  },
  left: {
    id: 'credits.way.left',
    defaultMessage: '{left, number} of {credits, plural, one {# credit} other {# credits}} left',
    description: 'Under that heading: how many of the credits of this purchase are left.',
  },
  unused: {
    id: 'credits.way.unused',
    defaultMessage: 'You haven’t used any of them yet.',
    description: 'Under that heading, where the list of uses is empty.',
  },
  filled: {
    id: 'credits.way.filled',
    defaultMessage:
      '{credits, plural, one {# credit} other {# credits}} filled a balance that was below zero after a refund.',
    description: 'Under that heading, where a refund had taken more credits than there were.',
  },
  all: {
    id: 'credits.way.all',
    defaultMessage: 'Show all {count, number}',
    description: 'Button under the ten newest uses; count is how many there are.',
  },
});
