import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const pricingMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly country: { readonly country: MessageValue };
  readonly starter: { readonly credits: number | bigint };
  readonly photos: { readonly credits: number | bigint };
  readonly gifts: { readonly credits: number | bigint };
  readonly refund: { readonly days: number | bigint };
  readonly unanswered: { readonly credits: number | bigint; readonly days: number | bigint };
  readonly join: NoMessageValues;
  readonly buy: NoMessageValues;
  readonly returnPolicy: NoMessageValues;
}>({
  title: {
    id: 'credits.pricing.title',
    defaultMessage: 'Prices',
    description: 'Heading of the public page with all prices.',
  },
  intro: {
    id: 'credits.pricing.intro',
    defaultMessage:
      'Signing up, searching, liking and reading are free. You use credits for messages, photos in chats, and gifts.',
    description: 'Under that heading.',
  },
  country: {
    id: 'credits.pricing.country',
    defaultMessage: '{country}: all prices include taxes',
    description: 'Over the packages. country: Germany, for instance.',
  },
  starter: {
    id: 'credits.pricing.starter',
    defaultMessage: 'New members get {credits, plural, one {# credit} other {# credits}} for free.',
    description: 'Under the packages.',
  },
  photos: {
    id: 'credits.pricing.photos',
    defaultMessage: 'A photo in a chat costs {credits, plural, one {# credit} other {# credits}}.',
    description: 'Under the packages.',
  },
  gifts: {
    id: 'credits.pricing.gifts',
    defaultMessage: 'Gifts start at {credits, plural, one {# credit} other {# credits}}.',
    description: 'Under the packages.',
  },
  refund: {
    id: 'credits.pricing.refund',
    defaultMessage:
      'You can cancel a purchase within {days, plural, one {# day} other {# days}} and get your money back for credits you haven’t used.',
    description: 'Under the packages.',
  },
  unanswered: {
    id: 'credits.pricing.unanswered',
    defaultMessage:
      'If someone doesn’t answer your first message within {days, plural, one {# day} other {# days}}, we’ll give you back up to {credits, plural, one {# credit} other {# credits}} you bought. Free credits are used first.',
    description: 'Under the packages. Credits that were given for free do not come back.',
  },
  join: { id: 'credits.pricing.join', defaultMessage: 'Sign up for free', description: 'Link for visitors.' },
  buy: { id: 'credits.pricing.buy', defaultMessage: 'Buy credits', description: 'Link for members.' },
  returnPolicy: {
    id: 'credits.pricing.returnPolicy',
    defaultMessage: 'Cancellations and refunds',
    description: 'Link to the page on withdrawing from a purchase.',
  },
});
