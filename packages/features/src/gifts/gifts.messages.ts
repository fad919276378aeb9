import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Names of the catalogue, by its ids. */
export const giftNameMessages = defineMessages({
  rose: { id: 'gifts.name.rose', defaultMessage: 'Rose', description: 'A gift one member sends another in the chat.' },
  bear: {
    id: 'gifts.name.bear',
    defaultMessage: 'Teddy bear',
    description: 'A gift one member sends another in the chat.',
  },
  coffee: {
    id: 'gifts.name.coffee',
    defaultMessage: 'Coffee',
    description: 'A gift one member sends another in the chat: a cup of coffee.',
  },
  chocolate: {
    id: 'gifts.name.chocolate',
    defaultMessage: 'Chocolates',
    description: 'A gift one member sends another in the chat: a box of chocolates.',
  },
  balloon: {
    id: 'gifts.name.balloon',
    defaultMessage: 'Balloon',
    description: 'A gift one member sends another in the chat.',
  },
  cake: { id: 'gifts.name.cake', defaultMessage: 'Cake', description: 'A gift one member sends another in the chat.' },
  champagne: {
    id: 'gifts.name.champagne',
    defaultMessage: 'Champagne',
    description: 'A gift one member sends another in the chat.',
  },
  diamond: {
    id: 'gifts.name.diamond',
    defaultMessage: 'Diamond',
    description: 'A gift one member sends another in the chat.',
  },
  heart: {
    id: 'gifts.name.heart',
    defaultMessage: 'Heart',
    description: 'A gift one member sends another in the chat.',
  },
  sun: {
    id: 'gifts.name.sun',
    defaultMessage: 'Sunshine',
    description: 'A gift one member sends another in the chat: a laughing sun.',
  },
  music: {
    id: 'gifts.name.music',
    defaultMessage: 'A song',
    description: 'A gift one member sends another in the chat: notes of music.',
  },
  ticket: {
    id: 'gifts.name.ticket',
    defaultMessage: 'Cinema ticket',
    description: 'A gift one member sends another in the chat.',
  },
  kiss: {
    id: 'gifts.name.kiss',
    defaultMessage: 'Kiss',
    description: 'A gift one member sends another in the chat: lips.',
  },
  letter: {
    id: 'gifts.name.letter',
    defaultMessage: 'Love letter',
    description: 'A gift one member sends another in the chat: an envelope sealed with a heart.',
  },
  clover: {
    id: 'gifts.name.clover',
    defaultMessage: 'Lucky clover',
    description: 'A gift one member sends another in the chat: a clover with four leaves, which brings luck.',
  },
  icecream: {
    id: 'gifts.name.icecream',
    defaultMessage: 'Ice cream',
    description: 'A gift one member sends another in the chat: two scoops in a cone.',
  },
  strawberries: {
    id: 'gifts.name.strawberries',
    defaultMessage: 'Strawberries',
    description: 'A gift one member sends another in the chat: two strawberries.',
  },
  star: {
    id: 'gifts.name.star',
    defaultMessage: 'Shooting star',
    description: 'A gift one member sends another in the chat: a star that falls from the sky, for a wish.',
  },
  cocktail: {
    id: 'gifts.name.cocktail',
    defaultMessage: 'Cocktail',
    description: 'A gift one member sends another in the chat: a cocktail in a glass.',
  },
  dinner: {
    id: 'gifts.name.dinner',
    defaultMessage: 'Candlelit dinner',
    description: 'A gift one member sends another in the chat: two burning candles on a table.',
  },
  bouquet: {
    id: 'gifts.name.bouquet',
    defaultMessage: 'Bouquet',
    description: 'A gift one member sends another in the chat: a bunch of flowers.',
  },
  perfume: {
    id: 'gifts.name.perfume',
    defaultMessage: 'Perfume',
    description: 'A gift one member sends another in the chat: a bottle of perfume.',
  },
  key: {
    id: 'gifts.name.key',
    defaultMessage: 'Key to my heart',
    description: 'A gift one member sends another in the chat: a golden key with a heart.',
  },
  boat: {
    id: 'gifts.name.boat',
    defaultMessage: 'Sailing trip',
    description: 'A gift one member sends another in the chat: a sailing boat: a day out together.',
  },
});

export const giftMessages = defineMessages<{
  readonly unknown: NoMessageValues;
  readonly title: { readonly name: MessageValue };
  readonly choose: NoMessageValues;
  readonly price: { readonly credits: number | bigint };
  readonly send: { readonly credits: number | bigint; readonly gift: MessageValue };
  readonly sendWithMoney: {
    readonly credits: number | bigint;
    readonly gift: MessageValue;
    readonly money: MessageValue;
  };
  readonly balance: { readonly credits: number | bigint };
  readonly tooFew: { readonly credits: number | bigint };
  readonly noneAffordable: { readonly cost: number | bigint; readonly credits: number | bigint };
  readonly buy: NoMessageValues;
  readonly empty: NoMessageValues;
}>({
  unknown: {
    id: 'gifts.name.unknown',
    defaultMessage: 'Gift',
    description: 'Name of a gift this version of the page does not know yet.',
  },
  title: {
    id: 'gifts.picker.title',
    defaultMessage: 'A gift for {name}',
    description: 'Title of a window with gifts to choose from.',
  },
  choose: {
    id: 'gifts.picker.choose',
    defaultMessage: 'Choose a gift',
    description: 'Name of the choice, and button text while nothing is chosen.',
  },
  price: {
    id: 'gifts.picker.price',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'Price of a gift.',
  },
  send: {
    id: 'gifts.picker.send',
    defaultMessage: 'Send “{gift}” for {credits, plural, one {# credit} other {# credits}}',
    description: 'Button that sends the chosen gift.',
  },
  sendWithMoney: {
    id: 'gifts.picker.sendWithMoney',
    defaultMessage: 'Send “{gift}” for {credits, plural, one {# credit} other {# credits}} · {money}',
    description: 'Button that sends the chosen gift: credits, and what they cost in money.',
  },
  balance: {
    id: 'gifts.picker.balance',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}.',
    description: 'Over the button of the gift window.',
  },
  tooFew: {
    id: 'gifts.picker.tooFew',
    defaultMessage:
      'You have {credits, plural, one {# credit} other {# credits}}. That’s not enough for some of these gifts.',
    description: 'Over the button of the gift window, with a link "Buy credits".',
  },
  noneAffordable: {
    id: 'gifts.picker.noneAffordable',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}. Gifts start at {cost, number}.',
    description: 'In the same place, when the reader can pay none of the gifts.',
  },
  buy: { id: 'gifts.picker.buy', defaultMessage: 'Buy credits', description: 'Link to the credits.' },
  empty: {
    id: 'gifts.picker.empty',
    defaultMessage: 'There are no gifts right now.',
    description: 'In the gift window when the catalogue is empty.',
  },
});
