import { defineMessages } from 'react-intl';
import type {NoMessageValues, MessageValue} from "react-intl";

export const listMessages = defineMessages<{ readonly "title": NoMessageValues; readonly "loading": NoMessageValues; readonly "emptyTitle": NoMessageValues; readonly "emptyText": NoMessageValues; readonly "emptyAction": NoMessageValues; readonly "unread": { readonly "count": number | bigint }; readonly "own": { readonly "text": MessageValue }; readonly "ownGift": NoMessageValues; readonly "gift": { readonly "name": MessageValue }; readonly "ownPhoto": NoMessageValues; readonly "photo": { readonly "name": MessageValue }; readonly "noMessage": NoMessageValues; readonly "typing": { readonly "name": MessageValue }; readonly "failed": NoMessageValues; readonly "actions": { readonly "name": MessageValue }; readonly "chooseTitle": NoMessageValues; readonly "chooseText": NoMessageValues }>({
  title: { id: 'chat.list.title', defaultMessage: 'Messages', description: 'Heading of the list of conversations.' },
  loading: { id: 'chat.list.loading', defaultMessage: 'Loading your conversations …', description: 'For screen readers.' },
  emptyTitle: { id: 'chat.list.emptyTitle', defaultMessage: 'No conversations yet', description: 'Title in place of the list.' },
  emptyText: { id: 'chat.list.emptyText', defaultMessage: 'Find someone you like and write the first line. It can be short.', description: 'Under that title.' },
  emptyAction: { id: 'chat.list.emptyAction', defaultMessage: 'Meet members', description: 'Link to the search for members.' },
  unread: {
    id: 'chat.list.unread',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'For screen readers: number on a conversation. count is at least 1.',
  },
  own: { id: 'chat.list.own', defaultMessage: 'You: {text}', description: 'Last message of a conversation, written by the reader.' },
  ownGift: { id: 'chat.list.ownGift', defaultMessage: 'You sent a gift', description: 'Last message of a conversation.' },
  gift: { id: 'chat.list.gift', defaultMessage: '{name} sent you a gift', description: 'Last message of a conversation.' },
  ownPhoto: { id: 'chat.list.ownPhoto', defaultMessage: 'You sent a photo', description: 'Last message of a conversation.' },
  photo: { id: 'chat.list.photo', defaultMessage: '{name} sent you a photo', description: 'Last message of a conversation.' },
  noMessage: { id: 'chat.list.noMessage', defaultMessage: 'Write the first message', description: 'In place of the last message of a conversation that is still empty.' },
  typing: { id: 'chat.list.typing', defaultMessage: '{name} is typing …', description: 'In place of the last message while the other member writes.' },
  failed: { id: 'chat.list.failed', defaultMessage: 'Not sent', description: 'Before the last message when it could not be sent.' },
  actions: { id: 'chat.list.actions', defaultMessage: 'Actions for the conversation with {name}', description: 'For screen readers: button with a menu.' },
  chooseTitle: { id: 'chat.list.chooseTitle', defaultMessage: 'Choose a conversation', description: 'Beside the list on large screens, when none is open.' },
  chooseText: { id: 'chat.list.chooseText', defaultMessage: 'Your conversations are on the left.', description: 'Under that title.' },
});

export const chatMessages = defineMessages<{ readonly "pane": { readonly "name": MessageValue }; readonly "back": NoMessageValues; readonly "online": NoMessageValues; readonly "typing": { readonly "name": MessageValue }; readonly "more": NoMessageValues; readonly "profile": NoMessageValues; readonly "block": { readonly "name": MessageValue }; readonly "blockTitle": { readonly "name": MessageValue }; readonly "blockText": { readonly "name": MessageValue }; readonly "remove": NoMessageValues; readonly "removeTitle": { readonly "name": MessageValue }; readonly "removeText": { readonly "name": MessageValue }; readonly "removeFailed": NoMessageValues; readonly "goneTitle": NoMessageValues; readonly "goneText": NoMessageValues; readonly "list": { readonly "name": MessageValue }; readonly "loadingOlder": NoMessageValues; readonly "toNewest": NoMessageValues; readonly "newMessages": { readonly "count": number | bigint }; readonly "today": NoMessageValues; readonly "yesterday": NoMessageValues; readonly "announcement": { readonly "name": MessageValue; readonly "text": MessageValue }; readonly "you": NoMessageValues; readonly "icebreaker": NoMessageValues; readonly "photo": NoMessageValues; readonly "firstTitle": { readonly "name": MessageValue }; readonly "firstText": NoMessageValues }>({
  pane: { id: 'chat.pane.label', defaultMessage: 'Conversation with {name}', description: 'For screen readers: name of the region.' },
  back: { id: 'chat.pane.back', defaultMessage: 'Back to your conversations', description: 'For screen readers: arrow on phones.' },
  online: { id: 'chat.pane.online', defaultMessage: 'Online now', description: 'Under the name of the other member.' },
  typing: { id: 'chat.pane.typing', defaultMessage: '{name} is typing …', description: 'Under the last message and under the name, while the other member writes.' },
  more: { id: 'chat.pane.more', defaultMessage: 'More actions', description: 'For screen readers: button with a menu: profile, block, delete.' },
  profile: { id: 'chat.pane.profile', defaultMessage: 'View profile', description: 'Menu item.' },
  block: { id: 'chat.pane.block', defaultMessage: 'Block {name}', description: 'Menu item, and button of the question that follows.' },
  blockTitle: { id: 'chat.pane.blockTitle', defaultMessage: 'Block {name}?', description: 'Question before a member is blocked.' },
  blockText: {
    id: 'chat.pane.blockText',
    defaultMessage: '{name} will no longer see your profile, and your conversations and likes with each other are deleted. {name} is not told.',
    description: 'What follows from blocking.',
  },
  remove: { id: 'chat.pane.remove', defaultMessage: 'Delete conversation', description: 'Menu item, and button of the question that follows.' },
  removeTitle: { id: 'chat.pane.removeTitle', defaultMessage: 'Delete the conversation with {name}?', description: 'Question before a conversation is deleted.' },
  removeText: { id: 'chat.pane.removeText', defaultMessage: 'It is deleted for you only. {name} keeps a copy.', description: 'What follows from deleting a conversation.' },
  removeFailed: { id: 'chat.pane.removeFailed', defaultMessage: 'The conversation was not deleted', description: 'Title of a notice; the reason follows.' },
  goneTitle: { id: 'chat.pane.goneTitle', defaultMessage: 'This conversation is not available', description: 'Title when a conversation was deleted or does not exist.' },
  goneText: { id: 'chat.pane.goneText', defaultMessage: 'It may have been deleted.', description: 'Under that title.' },
  list: { id: 'chat.messages.label', defaultMessage: 'Messages with {name}', description: 'For screen readers: name of the list of messages.' },
  loadingOlder: { id: 'chat.messages.loadingOlder', defaultMessage: 'Loading older messages …', description: 'For screen readers.' },
  toNewest: { id: 'chat.messages.toNewest', defaultMessage: 'Go to the newest message', description: 'For screen readers: round button with an arrow down.' },
  newMessages: {
    id: 'chat.messages.newMessages',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'Line over the messages not read yet, and number on the button that goes to them.',
  },
  today: { id: 'chat.messages.today', defaultMessage: 'Today', description: 'Between messages: a new day begins.' },
  yesterday: { id: 'chat.messages.yesterday', defaultMessage: 'Yesterday', description: 'Between messages: a new day begins.' },
  announcement: { id: 'chat.messages.announcement', defaultMessage: '{name}: {text}', description: 'For screen readers: the newest message of the other member.' },
  you: { id: 'chat.messages.you', defaultMessage: 'You', description: 'For screen readers: who wrote a message.' },
  icebreaker: { id: 'chat.messages.icebreaker', defaultMessage: 'Icebreaker', description: 'Small line over a ready-made message that a member chose.' },
  photo: { id: 'chat.messages.photo', defaultMessage: 'Photo', description: 'A message that is a photo.' },
  firstTitle: { id: 'chat.messages.firstTitle', defaultMessage: 'Say hello to {name}', description: 'Title of a conversation without messages.' },
  firstText: { id: 'chat.messages.firstText', defaultMessage: 'A question is the best beginning. If none comes to mind, an icebreaker helps.', description: 'Under that title.' },
});

export const stateMessages = defineMessages<{ readonly "sending": NoMessageValues; readonly "sent": NoMessageValues; readonly "delivered": NoMessageValues; readonly "read": NoMessageValues; readonly "failed": NoMessageValues; readonly "refused": { readonly "reason": MessageValue }; readonly "loggedOut": NoMessageValues; readonly "retry": NoMessageValues; readonly "discard": NoMessageValues }>({
  sending: { id: 'chat.state.sending', defaultMessage: 'Sending …', description: 'For screen readers: state of an own message.' },
  sent: { id: 'chat.state.sent', defaultMessage: 'Sent', description: 'For screen readers: state of an own message.' },
  delivered: { id: 'chat.state.delivered', defaultMessage: 'Delivered', description: 'For screen readers: state of an own message.' },
  read: { id: 'chat.state.read', defaultMessage: 'Read', description: 'For screen readers: state of an own message.' },
  failed: { id: 'chat.state.failed', defaultMessage: 'Not sent', description: 'Under an own message that could not be sent.' },
  refused: { id: 'chat.state.refused', defaultMessage: 'Not sent. {reason}', description: 'Under an own message that could not be sent. reason: a whole sentence.' },
  loggedOut: { id: 'chat.state.loggedOut', defaultMessage: 'Please log in again.', description: 'Reason why a message was not sent.' },
  retry: { id: 'chat.state.retry', defaultMessage: 'Send again', description: 'Button under an own message that could not be sent.' },
  discard: { id: 'chat.state.discard', defaultMessage: 'Discard', description: 'Button under an own message that could not be sent: takes it away.' },
});

export const footerMessages = defineMessages<{ readonly "label": { readonly "name": MessageValue }; readonly "placeholder": NoMessageValues; readonly "send": NoMessageValues; readonly "counter": { readonly "max": number | bigint; readonly "used": number | bigint }; readonly "price": { readonly "credits": number | bigint }; readonly "priceWithMoney": { readonly "credits": number | bigint; readonly "money": MessageValue }; readonly "icebreakers": NoMessageValues; readonly "gifts": NoMessageValues; readonly "noCreditsTitle": NoMessageValues; readonly "noCreditsText": { readonly "cost": number | bigint; readonly "credits": number | bigint }; readonly "buy": NoMessageValues; readonly "limitTitle": NoMessageValues; readonly "limitText": NoMessageValues; readonly "premium": NoMessageValues; readonly "goneTitle": NoMessageValues; readonly "offlineTitle": NoMessageValues; readonly "offlineText": NoMessageValues; readonly "chooseIcebreaker": NoMessageValues; readonly "icebreakerHint": { readonly "name": MessageValue }; readonly "sendIcebreaker": { readonly "credits": number | bigint } }>({
  label: { id: 'chat.footer.label', defaultMessage: 'Message to {name}', description: 'For screen readers: name of the text field.' },
  placeholder: { id: 'chat.footer.placeholder', defaultMessage: 'Write a message', description: 'In the empty text field.' },
  send: { id: 'chat.footer.send', defaultMessage: 'Send', description: 'For screen readers: button beside the text field.' },
  counter: { id: 'chat.footer.counter', defaultMessage: '{used, number} of {max, number} characters', description: 'Under a long text: how much of the possible length is used.' },
  price: { id: 'chat.footer.price', defaultMessage: '{credits, plural, one {# credit} other {# credits}}', description: 'What a message costs, on the send button.' },
  priceWithMoney: {
    id: 'chat.footer.priceWithMoney',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} · {money}',
    description: 'What a message costs, on the send button: credits, and what they cost in money.',
  },
  icebreakers: { id: 'chat.footer.icebreakers', defaultMessage: 'Icebreakers', description: 'Button that opens ready-made first messages.' },
  gifts: { id: 'chat.footer.gifts', defaultMessage: 'Gifts', description: 'Button that opens gifts to send.' },
  noCreditsTitle: { id: 'chat.footer.noCreditsTitle', defaultMessage: 'You do not have enough credits', description: 'Title over the text field.' },
  noCreditsText: {
    id: 'chat.footer.noCreditsText',
    defaultMessage: 'A message costs {cost, plural, one {# credit} other {# credits}}, you have {credits, number}. What you have typed stays here.',
    description: 'Under that title.',
  },
  buy: { id: 'chat.footer.buy', defaultMessage: 'Buy credits', description: 'Link beside that text.' },
  limitTitle: { id: 'chat.footer.limitTitle', defaultMessage: 'You have started all your free conversations', description: 'Title over the text field, for a free member who begins one conversation too many.' },
  limitText: { id: 'chat.footer.limitText', defaultMessage: 'Premium members start as many as they like. You can still answer everyone who writes to you.', description: 'Under that title.' },
  premium: { id: 'chat.footer.premium', defaultMessage: 'Get Premium', description: 'Link beside that text.' },
  goneTitle: { id: 'chat.footer.goneTitle', defaultMessage: 'This member can no longer be reached', description: 'Over the text field when the other member left or blocked the reader; we do not say which.' },
  offlineTitle: { id: 'chat.footer.offlineTitle', defaultMessage: 'You are offline', description: 'Title over the text field.' },
  offlineText: { id: 'chat.footer.offlineText', defaultMessage: 'What you send now goes out by itself when you are back.', description: 'Under that title.' },
  chooseIcebreaker: { id: 'chat.icebreakers.choose', defaultMessage: 'Choose an icebreaker', description: 'Title of a window with ready-made first messages.' },
  icebreakerHint: { id: 'chat.icebreakers.hint', defaultMessage: '{name} reads it in their own language.', description: 'Under that title.' },
  sendIcebreaker: {
    id: 'chat.icebreakers.send',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}}',
    description: 'Button of that window.',
  },
});

export const startMessages = defineMessages({
  starting: { id: 'chat.start.starting', defaultMessage: 'Opening the conversation …', description: 'While a conversation with a member is being opened.' },
  failed: { id: 'chat.start.failed', defaultMessage: 'The conversation could not be opened', description: 'Title when it could not; the reason follows.' },
  toSearch: { id: 'chat.start.toSearch', defaultMessage: 'Meet other members', description: 'Link under that reason, when the member cannot be reached.' },
  toProfile: { id: 'chat.start.toProfile', defaultMessage: 'Back to the profile', description: 'Link under that reason.' },
});
