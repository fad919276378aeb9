import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const chatMessages = defineMessages<{
  readonly pane: { readonly name: MessageValue };
  readonly back: NoMessageValues;
  readonly online: NoMessageValues;
  readonly typing: { readonly name: MessageValue };
  readonly more: NoMessageValues;
  readonly profile: NoMessageValues;
  readonly block: { readonly name: MessageValue };
  readonly report: { readonly name: MessageValue };
  readonly blockTitle: { readonly name: MessageValue };
  readonly blockText: { readonly name: MessageValue };
  readonly remove: NoMessageValues;
  readonly goneTitle: NoMessageValues;
  readonly goneText: NoMessageValues;
  readonly list: { readonly name: MessageValue };
  readonly loadingOlder: NoMessageValues;
  readonly toNewest: NoMessageValues;
  readonly newMessages: { readonly count: number | bigint };
  readonly today: NoMessageValues;
  readonly yesterday: NoMessageValues;
  readonly announcement: { readonly name: MessageValue; readonly text: MessageValue };
  readonly you: NoMessageValues;
  readonly icebreaker: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly firstTitle: { readonly name: MessageValue };
  readonly firstText: NoMessageValues;
  readonly firstBack: { readonly credits: number | bigint; readonly days: number | bigint };
  readonly messageActions: NoMessageValues;
  readonly showAll: NoMessageValues;
  readonly unread: NoMessageValues;
  readonly mute: NoMessageValues;
  readonly unmute: NoMessageValues;
  readonly muted: NoMessageValues;
  readonly keys: NoMessageValues;
}>({
  pane: {
    id: 'chat.pane.label',
    defaultMessage: 'Conversation with {name}',
    description: 'For screen readers: name of the region.',
  },
  back: {
    id: 'chat.pane.back',
    defaultMessage: 'Back to your conversations',
    description: 'For screen readers: arrow on phones.',
  },
  online: { id: 'chat.pane.online', defaultMessage: 'Online now', description: 'Under the name of the other member.' },
  typing: {
    id: 'chat.pane.typing',
    defaultMessage: '{name} is typing …',
    description: 'Under the last message and under the name, while the other member writes.',
  },
  more: {
    id: 'chat.pane.more',
    defaultMessage: 'More actions',
    description: 'For screen readers: button with a menu: profile, block, delete.',
  },
  profile: { id: 'chat.pane.profile', defaultMessage: 'View profile', description: 'Menu item.' },
  block: {
    id: 'chat.pane.block',
    defaultMessage: 'Block {name}',
    description: 'Menu item, and button of the question that follows.',
  },
  report: {
    id: 'chat.pane.report',
    defaultMessage: 'Report {name}',
    description: 'Menu entry that opens the report form.',
  },
  blockTitle: {
    id: 'chat.pane.blockTitle',
    defaultMessage: 'Block {name}?',
    description: 'Question before a member is blocked.',
  },
  blockText: {
    id: 'chat.pane.blockText',
    defaultMessage:
      '{name} won’t see your profile any more. Your conversation and any likes between you will be deleted. {name} isn’t told.',
    description: 'What follows from blocking.',
  },
  remove: {
    id: 'chat.pane.remove',
    defaultMessage: 'Delete conversation',
    description: 'Menu item, and button of the question that follows.',
  },
  goneTitle: {
    id: 'chat.pane.goneTitle',
    defaultMessage: 'This conversation isn’t available',
    description: 'Title when a conversation was deleted or does not exist.',
  },
  goneText: { id: 'chat.pane.goneText', defaultMessage: 'It may have been deleted.', description: 'Under that title.' },
  list: {
    id: 'chat.messages.label',
    defaultMessage: 'Messages with {name}',
    description: 'For screen readers: name of the list of messages.',
  },
  loadingOlder: {
    id: 'chat.messages.loadingOlder',
    defaultMessage: 'Loading older messages …',
    description: 'For screen readers.',
  },
  toNewest: {
    id: 'chat.messages.toNewest',
    defaultMessage: 'Go to the newest message',
    description: 'For screen readers: round button with an arrow down.',
  },
  newMessages: {
    id: 'chat.messages.newMessages',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'Line over the messages not read yet, and number on the button that goes to them.',
  },
  today: { id: 'chat.messages.today', defaultMessage: 'Today', description: 'Between messages: a new day begins.' },
  yesterday: {
    id: 'chat.messages.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Between messages: a new day begins.',
  },
  announcement: {
    id: 'chat.messages.announcement',
    defaultMessage: '{name}: {text}',
    description: 'For screen readers: the newest message of the other member.',
  },
  you: { id: 'chat.messages.you', defaultMessage: 'You', description: 'For screen readers: who wrote a message.' },
  icebreaker: {
    id: 'chat.messages.icebreaker',
    defaultMessage: 'Icebreaker',
    description: 'Small line over a ready-made message that a member chose.',
  },
  photo: { id: 'chat.messages.photo', defaultMessage: 'Photo', description: 'A message that is a photo.' },
  firstTitle: {
    id: 'chat.messages.firstTitle',
    defaultMessage: 'Say hello to {name}',
    description: 'Title of a conversation without messages.',
  },
  firstText: {
    id: 'chat.messages.firstText',
    defaultMessage: 'A question is the best way to start. If none comes to mind, try an icebreaker.',
    description: 'Under that title.',
  },
  firstBack: {
    id: 'chat.messages.firstBack',
    defaultMessage:
      'No answer within {days, plural, one {# day} other {# days}}? We’ll give you back up to {credits, plural, one {# credit} other {# credits}} you bought.',
    description: 'Under that text, for members who have bought credits: what a first message costs comes back.',
  },
  messageActions: {
    id: 'chat.messages.actions',
    defaultMessage: 'Actions for this message',
    description: 'For screen readers: button with a menu, and the name of that menu.',
  },
  showAll: {
    id: 'chat.messages.showAll',
    defaultMessage: 'Show all',
    description: 'Button in a long message of which the beginning is shown.',
  },
  unread: { id: 'chat.pane.unread', defaultMessage: 'Mark as unread', description: 'Menu item of a conversation.' },
  mute: { id: 'chat.pane.mute', defaultMessage: 'Mute', description: 'Menu item of a conversation.' },
  unmute: { id: 'chat.pane.unmute', defaultMessage: 'Unmute', description: 'Menu item of a muted conversation.' },
  muted: { id: 'chat.pane.muted', defaultMessage: 'Muted', description: 'State of a conversation, beside an icon.' },
  keys: {
    id: 'chat.pane.keys',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Menu item, and title of the dialog that lists them.',
  },
});

export const stateMessages = defineMessages<{
  readonly sending: NoMessageValues;
  readonly sent: NoMessageValues;
  readonly delivered: NoMessageValues;
  readonly read: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly refused: { readonly reason: MessageValue };
  readonly held: NoMessageValues;
  readonly waitsMoment: NoMessageValues;
  readonly waitsUntil: { readonly time: MessageValue };
  readonly refusedByUs: NoMessageValues;
  readonly unsendable: NoMessageValues;
  readonly loggedOut: NoMessageValues;
  readonly comesBack: { readonly credits: number | bigint; readonly date: number | Date };
  readonly cameBack: { readonly credits: number | bigint };
  readonly retry: NoMessageValues;
  readonly discard: NoMessageValues;
}>({
  sending: {
    id: 'chat.state.sending',
    defaultMessage: 'Sending …',
    description: 'For screen readers: state of an own message.',
  },
  sent: { id: 'chat.state.sent', defaultMessage: 'Sent', description: 'For screen readers: state of an own message.' },
  delivered: {
    id: 'chat.state.delivered',
    defaultMessage: 'Delivered',
    description: 'For screen readers: state of an own message.',
  },
  read: { id: 'chat.state.read', defaultMessage: 'Read', description: 'For screen readers: state of an own message.' },
  failed: {
    id: 'chat.state.failed',
    defaultMessage: 'Not sent',
    description: 'Under an own message that could not be sent.',
  },
  refused: {
    id: 'chat.state.refused',
    defaultMessage: 'Not sent. {reason}',
    description: 'Under an own message that could not be sent. reason: a whole sentence.',
  },
  held: {
    id: 'chat.state.held',
    defaultMessage: 'We’ll look at this before it’s delivered. You only pay if it is.',
    description: 'Under an own message that a person of the site checks first.',
  },
  waitsMoment: {
    id: 'chat.state.waitsMoment',
    defaultMessage: 'You’re quick! This will be sent in a moment. You only pay once it has been.',
    description: 'Under an own message, after very many in a short time: less than a minute to wait.',
  },
  waitsUntil: {
    id: 'chat.state.waitsUntil',
    defaultMessage: 'Time for a short break: this will be sent at {time}. You only pay once it has been.',
    description: 'Under an own message or photo, after very many within an hour. time: of day.',
  },
  refusedByUs: {
    id: 'chat.state.refusedByUs',
    defaultMessage: 'We didn’t deliver this message. It cost you nothing.',
    description: 'Under an own message: a person of the site decided against it.',
  },
  unsendable: {
    id: 'chat.state.unsendable',
    defaultMessage: 'This message contains a character that can’t be sent.',
    description:
      'After “Not sent.” under an own message: it has an invisible control character, pasted from elsewhere.',
  },
  loggedOut: {
    id: 'chat.state.loggedOut',
    defaultMessage: 'Log in again to send this.',
    description: 'Reason why a message was not sent.',
  },
  comesBack: {
    id: 'chat.state.comesBack',
    defaultMessage:
      'No answer by {date, date, ::EEEEdMMMM}? You’ll get {credits, plural, one {# credit} other {# credits}} back.',
    description:
      'Under the first message of a conversation, which its reader paid for: what comes back if nobody answers by that day. Leave the weekday out (::dMMMM) where the sentence would bend it.',
  },
  cameBack: {
    id: 'chat.state.cameBack',
    defaultMessage: 'No answer in time, so you got {credits, plural, one {# credit} other {# credits}} back.',
    description:
      'Under the first message of a conversation, which its reader paid for: nobody had answered within the days. A late answer may stand below.',
  },
  retry: {
    id: 'chat.state.retry',
    defaultMessage: 'Send again',
    description: 'Button under an own message that could not be sent.',
  },
  discard: {
    id: 'chat.state.discard',
    defaultMessage: 'Discard',
    description: 'Button under an own message that could not be sent: takes it away.',
  },
});
