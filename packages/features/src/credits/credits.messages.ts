import { defineMessages } from 'react-intl';
import type {NoMessageValues, MessageValue} from "react-intl";

export const creditsMessages = defineMessages<{ readonly "title": NoMessageValues; readonly "intro": NoMessageValues; readonly "balance": { readonly "credits": number | bigint }; readonly "choose": NoMessageValues; readonly "loading": NoMessageValues; readonly "unit": { readonly "count": number | bigint }; readonly "perMessage": { readonly "price": MessageValue }; readonly "bestValue": NoMessageValues; readonly "insteadOf": NoMessageValues; readonly "off": { readonly "percentage": number | bigint }; readonly "messageCost": { readonly "credits": number | bigint }; readonly "honest": NoMessageValues; readonly "firstPurchase": NoMessageValues; readonly "continue": NoMessageValues; readonly "history": NoMessageValues; readonly "back": NoMessageValues; readonly "bonusTitle": { readonly "percentage": number | bigint }; readonly "bonusText": NoMessageValues; readonly "bonusEnds": NoMessageValues; readonly "bonusAction": NoMessageValues }>({
  title: { id: 'credits.page.title', defaultMessage: 'Buy credits', description: 'Heading of the page that sells credits.' },
  intro: { id: 'credits.page.intro', defaultMessage: 'Credits are for messages and gifts. Choose how many you want.', description: 'Under that heading.' },
  balance: {
    id: 'credits.page.balance',
    defaultMessage: 'You have {credits, plural, one {# credit} other {# credits}}.',
    description: 'Under the heading: the balance of the reader.',
  },
  choose: { id: 'credits.page.choose', defaultMessage: 'Choose a package', description: 'Name of the group of packages.' },
  loading: { id: 'credits.page.loading', defaultMessage: 'Loading prices …', description: 'For screen readers.' },
  unit: { id: 'credits.package.unit', defaultMessage: '{count, plural, one {credit} other {credits}}', description: 'On a package under its number, "200" for instance. Shows the noun only.' },
  perMessage: { id: 'credits.package.perMessage', defaultMessage: '{price} per message', description: 'On a package: what one message costs in money.' },
  bestValue: { id: 'credits.package.bestValue', defaultMessage: 'Best value', description: 'Badge on the package with the lowest price per credit.' },
  insteadOf: { id: 'credits.package.insteadOf', defaultMessage: 'instead of', description: 'For screen readers: before the crossed-out price.' },
  off: { id: 'credits.package.off', defaultMessage: '{percentage, number}% off', description: 'On a package with a discount.' },
  messageCost: {
    id: 'credits.page.messageCost',
    defaultMessage: 'A message costs {credits, plural, one {# credit} other {# credits}}.',
    description: 'Near the packages.',
  },
  honest: {
    id: 'credits.page.honest',
    defaultMessage: 'You pay once. Nothing renews by itself, and credits do not expire.',
    description: 'Near the packages: what this is not.',
  },
  firstPurchase: { id: 'credits.page.firstPurchase', defaultMessage: 'With your first purchase you become a premium member.', description: 'Near the packages, for free members.' },
  continue: { id: 'credits.page.continue', defaultMessage: 'Continue to payment', description: 'Link under the packages; nothing is ordered yet.' },
  history: { id: 'credits.page.history', defaultMessage: 'Your transactions', description: 'Link to the list of everything that happened to the credits.' },
  back: { id: 'credits.page.back', defaultMessage: 'Back to your conversation', description: 'Link back to the chat from which the reader came.' },
  bonusTitle: { id: 'credits.bonus.title', defaultMessage: '{percentage, number}% off your first credits', description: 'Title of a banner for new members.' },
  bonusText: { id: 'credits.bonus.text', defaultMessage: 'A welcome to new members, once and for a few hours.', description: 'Text of that banner; a countdown follows.' },
  bonusEnds: { id: 'credits.bonus.ends', defaultMessage: 'Time left', description: 'For screen readers: before the countdown hh:mm:ss.' },
  bonusAction: { id: 'credits.bonus.action', defaultMessage: 'See packages', description: 'Link in that banner.' },
});

export const premiumMessages = defineMessages<{ readonly "title": NoMessageValues; readonly "titleMember": NoMessageValues; readonly "text": NoMessageValues; readonly "textMember": NoMessageValues; readonly "action": NoMessageValues; readonly "actionMember": NoMessageValues; readonly "note": NoMessageValues; readonly "conversations": NoMessageValues; readonly "conversationsText": { readonly "limit": number | bigint }; readonly "photos": NoMessageValues; readonly "photosText": NoMessageValues; readonly "likes": NoMessageValues; readonly "likesText": NoMessageValues; readonly "ownPhotos": NoMessageValues; readonly "ownPhotosText": { readonly "free": number | bigint; readonly "premium": number | bigint }; readonly "badge": NoMessageValues; readonly "badgeText": NoMessageValues }>({
  title: { id: 'credits.premium.title', defaultMessage: 'More of everything with Premium', description: 'Heading of the page on premium membership.' },
  titleMember: { id: 'credits.premium.titleMember', defaultMessage: 'You are a premium member', description: 'The same heading for premium members.' },
  text: { id: 'credits.premium.text', defaultMessage: 'Buy any package of credits once, and you are a premium member for good.', description: 'Under the heading.' },
  textMember: { id: 'credits.premium.textMember', defaultMessage: 'Thank you! All of this is yours.', description: 'Under the heading for premium members.' },
  action: { id: 'credits.premium.action', defaultMessage: 'See packages', description: 'Link to the credits.' },
  actionMember: { id: 'credits.premium.actionMember', defaultMessage: 'Buy credits', description: 'Link to the credits for premium members.' },
  note: { id: 'credits.premium.note', defaultMessage: 'This is not a subscription. Nothing renews by itself.', description: 'Under the link.' },
  conversations: { id: 'credits.premium.conversations', defaultMessage: 'As many conversations as you like', description: 'An advantage of premium members.' },
  conversationsText: {
    id: 'credits.premium.conversationsText',
    defaultMessage: 'Free members can start {limit, plural, one {# conversation} other {# conversations}}, premium members any number.',
    description: 'Explains that advantage.',
  },
  photos: { id: 'credits.premium.photos', defaultMessage: 'All photos', description: 'An advantage of premium members.' },
  photosText: { id: 'credits.premium.photosText', defaultMessage: 'See every photo of every member, not only the first.', description: 'Explains that advantage.' },
  likes: { id: 'credits.premium.likes', defaultMessage: 'Who likes you', description: 'An advantage of premium members.' },
  likesText: { id: 'credits.premium.likesText', defaultMessage: 'See who sent you a like, and like them back.', description: 'Explains that advantage.' },
  ownPhotos: { id: 'credits.premium.ownPhotos', defaultMessage: 'Room for more photos', description: 'An advantage of premium members.' },
  ownPhotosText: {
    id: 'credits.premium.ownPhotosText',
    defaultMessage: 'Show up to {premium, number} photos of yourself instead of {free, number}.',
    description: 'Explains that advantage.',
  },
  badge: { id: 'credits.premium.badge', defaultMessage: 'The gold badge', description: 'An advantage of premium members.' },
  badgeText: { id: 'credits.premium.badgeText', defaultMessage: 'Everybody sees that you mean it.', description: 'Explains that advantage.' },
});

export const pricingMessages = defineMessages<{ readonly "title": NoMessageValues; readonly "intro": NoMessageValues; readonly "country": { readonly "country": MessageValue }; readonly "starter": { readonly "credits": number | bigint }; readonly "gifts": { readonly "credits": number | bigint }; readonly "refund": { readonly "days": number | bigint }; readonly "join": NoMessageValues; readonly "buy": NoMessageValues; readonly "returnPolicy": NoMessageValues }>({
  title: { id: 'credits.pricing.title', defaultMessage: 'Prices', description: 'Heading of the public page with all prices.' },
  intro: {
    id: 'credits.pricing.intro',
    defaultMessage: 'Signing up, searching, liking and reading are free. Messages and gifts are paid for with credits.',
    description: 'Under that heading.',
  },
  country: { id: 'credits.pricing.country', defaultMessage: '{country}: all prices include taxes', description: 'Over the packages. country: Germany, for instance.' },
  starter: {
    id: 'credits.pricing.starter',
    defaultMessage: 'New members get {credits, plural, one {# credit} other {# credits}} for free.',
    description: 'Under the packages.',
  },
  gifts: {
    id: 'credits.pricing.gifts',
    defaultMessage: 'Gifts start at {credits, plural, one {# credit} other {# credits}}.',
    description: 'Under the packages.',
  },
  refund: {
    id: 'credits.pricing.refund',
    defaultMessage: 'You can withdraw within {days, plural, one {# day} other {# days}} and get your money back for credits you have not used.',
    description: 'Under the packages.',
  },
  join: { id: 'credits.pricing.join', defaultMessage: 'Sign up for free', description: 'Link for visitors.' },
  buy: { id: 'credits.pricing.buy', defaultMessage: 'Buy credits', description: 'Link for members.' },
  returnPolicy: { id: 'credits.pricing.returnPolicy', defaultMessage: 'Return policy', description: 'Link to the page on withdrawing from a purchase.' },
});

export const transactionMessages = defineMessages<{ readonly "title": NoMessageValues; readonly "balance": { readonly "credits": number | bigint }; readonly "balanceAfter": { readonly "credits": number | bigint }; readonly "unit": NoMessageValues; readonly "signup": NoMessageValues; readonly "purchase": NoMessageValues; readonly "message": NoMessageValues; readonly "gift": NoMessageValues; readonly "reversal": NoMessageValues; readonly "correction": NoMessageValues; readonly "more": NoMessageValues; readonly "empty": NoMessageValues; readonly "emptyText": NoMessageValues; readonly "detail": NoMessageValues; readonly "kind": NoMessageValues; readonly "amount": NoMessageValues; readonly "after": NoMessageValues; readonly "when": NoMessageValues; readonly "number": NoMessageValues; readonly "payment": NoMessageValues; readonly "all": NoMessageValues; readonly "gone": NoMessageValues }>({
  title: { id: 'credits.transactions.title', defaultMessage: 'Your transactions', description: 'Heading of the list of everything that happened to the credits.' },
  balance: {
    id: 'credits.transactions.balance',
    defaultMessage: 'Balance: {credits, plural, one {# credit} other {# credits}}',
    description: 'Over the list: what the reader has now.',
  },
  balanceAfter: { id: 'credits.transactions.balanceAfter', defaultMessage: 'Balance {credits, number}', description: 'On one line of the list: the balance after this movement.' },
  unit: { id: 'credits.transactions.unit', defaultMessage: 'credits', description: 'For screen readers: after an amount such as "+200".' },
  signup: { id: 'credits.transactions.signup', defaultMessage: 'Welcome credits', description: 'A line of the list: credits for signing up.' },
  purchase: { id: 'credits.transactions.purchase', defaultMessage: 'Credits bought', description: 'A line of the list.' },
  message: { id: 'credits.transactions.message', defaultMessage: 'Message', description: 'A line of the list: a message was sent.' },
  gift: { id: 'credits.transactions.gift', defaultMessage: 'Gift', description: 'A line of the list: a gift was sent.' },
  reversal: { id: 'credits.transactions.reversal', defaultMessage: 'Purchase taken back', description: 'A line of the list: a payment was refunded, the credits are gone.' },
  correction: { id: 'credits.transactions.correction', defaultMessage: 'Correction by customer service', description: 'A line of the list.' },
  more: { id: 'credits.transactions.more', defaultMessage: 'Show older transactions', description: 'Button under the list.' },
  empty: { id: 'credits.transactions.empty', defaultMessage: 'Nothing has happened yet', description: 'Title in place of the list.' },
  emptyText: { id: 'credits.transactions.emptyText', defaultMessage: 'Everything that happens to your credits will be listed here.', description: 'Under that title.' },
  detail: { id: 'credits.transactions.detail', defaultMessage: 'Transaction', description: 'Heading of the page of one transaction.' },
  kind: { id: 'credits.transactions.kind', defaultMessage: 'What', description: 'Label on the page of one transaction.' },
  amount: { id: 'credits.transactions.amount', defaultMessage: 'Credits', description: 'Label on the page of one transaction.' },
  after: { id: 'credits.transactions.after', defaultMessage: 'Balance afterwards', description: 'Label on the page of one transaction.' },
  when: { id: 'credits.transactions.when', defaultMessage: 'When', description: 'Label on the page of one transaction.' },
  number: { id: 'credits.transactions.number', defaultMessage: 'Number', description: 'Label on the page of one transaction: its identifier.' },
  payment: { id: 'credits.transactions.payment', defaultMessage: 'Show the payment', description: 'Link on the page of a transaction that was bought.' },
  all: { id: 'credits.transactions.all', defaultMessage: 'All transactions', description: 'Link back to the list.' },
  gone: { id: 'credits.transactions.gone', defaultMessage: 'This transaction does not exist', description: 'Title in place of the page of one transaction.' },
});
