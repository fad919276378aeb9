import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const heldMessages = defineMessages<{
  readonly link: NoMessageValues;
  readonly repeated: NoMessageValues;
  readonly photo: NoMessageValues;
  readonly deliver: NoMessageValues;
  readonly refuse: NoMessageValues;
  readonly refuseText: NoMessageValues;
  readonly picture: { readonly name: MessageValue };
  readonly delivered: NoMessageValues;
  readonly not_delivered: NoMessageValues;
  readonly refused: NoMessageValues;
  readonly overtaken: NoMessageValues;
  readonly none: NoMessageValues;
  readonly noneText: NoMessageValues;
}>({
  link: { id: 'moderation.held.link', defaultMessage: 'Link from a new account', description: 'Why a message waits.' },
  repeated: {
    id: 'moderation.held.repeated',
    defaultMessage: 'Same text to many members',
    description: 'Why a message waits.',
  },
  photo: { id: 'moderation.held.photo', defaultMessage: 'Photo', description: 'Why a message waits: it is a photo.' },
  deliver: {
    id: 'moderation.held.deliver',
    defaultMessage: 'Deliver',
    description: 'Button: lets the message through.',
  },
  refuse: { id: 'moderation.held.refuse', defaultMessage: 'Refuse', description: 'Button: refuses the message.' },
  refuseText: {
    id: 'moderation.held.refuseText',
    defaultMessage: 'The message won’t be delivered and costs nothing. The member will be told why.',
    description: 'Above the reason of a refusal.',
  },
  picture: {
    id: 'moderation.held.picture',
    defaultMessage: 'Photo in a message from {name}',
    description: 'Text instead of a picture. {name} is a member.',
  },
  delivered: {
    id: 'moderation.held.delivered',
    defaultMessage: 'Delivered',
    description: 'After a message was let through.',
  },
  not_delivered: {
    id: 'moderation.held.notDelivered',
    defaultMessage: 'Not delivered: the sender can’t pay for it, or the recipient has left. The sender has been told.',
    description: 'After a message was let through.',
  },
  refused: {
    id: 'moderation.held.refused',
    defaultMessage: 'Refused. The member has been told why.',
    description: 'After a message was refused.',
  },
  overtaken: {
    id: 'moderation.held.overtaken',
    defaultMessage: 'Someone else has already decided on this message.',
    description: 'The decision came too late.',
  },
  none: { id: 'moderation.held.none', defaultMessage: 'No messages waiting', description: 'Instead of the list.' },
  noneText: {
    id: 'moderation.held.noneText',
    defaultMessage: 'Everything has been reviewed.',
    description: 'Below “No messages waiting”.',
  },
});
