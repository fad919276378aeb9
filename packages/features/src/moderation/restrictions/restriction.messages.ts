import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const restrictionMessages = defineMessages<{
  readonly none: NoMessageValues;
  readonly by: { readonly actor: MessageValue };
  readonly appeal_open: NoMessageValues;
  readonly appeal_upheld: NoMessageValues;
  readonly appeal_overturned: NoMessageValues;
  readonly lift: NoMessageValues;
  readonly liftReason: NoMessageValues;
  readonly liftHint: NoMessageValues;
  readonly lifted: NoMessageValues;
  readonly overtaken: NoMessageValues;
  readonly add: NoMessageValues;
  readonly addText: NoMessageValues;
  readonly member: NoMessageValues;
  readonly memberHint: NoMessageValues;
  readonly memberMissing: NoMessageValues;
  readonly memberUnknown: NoMessageValues;
  readonly disable: NoMessageValues;
  readonly added: NoMessageValues;
}>({
  none: {
    id: 'moderation.restriction.none',
    defaultMessage: 'No restrictions',
    description: 'Instead of the list.',
  },
  by: {
    id: 'moderation.restriction.by',
    defaultMessage: 'By {actor}',
    description: 'Who decided. {actor} is the name of a moderator, or words for one who has left.',
  },
  appeal_open: {
    id: 'moderation.restriction.appealOpen',
    defaultMessage: 'Appeal waiting',
    description: 'Mark on a decision.',
  },
  appeal_upheld: {
    id: 'moderation.restriction.appealUpheld',
    defaultMessage: 'Appeal: decision stands',
    description: 'Mark on a decision.',
  },
  appeal_overturned: {
    id: 'moderation.restriction.appealOverturned',
    defaultMessage: 'Appeal: reversed',
    description: 'Mark on a decision.',
  },
  lift: { id: 'moderation.restriction.lift', defaultMessage: 'Lift', description: 'Button: takes a restriction back.' },
  liftReason: {
    id: 'moderation.restriction.liftReason',
    defaultMessage: 'Why are you lifting it?',
    description: 'Label of the text field.',
  },
  liftHint: {
    id: 'moderation.restriction.liftHint',
    defaultMessage: 'For the audit log. The member will be told that the decision was reversed.',
    description: 'Below “Why are you lifting it?”.',
  },
  lifted: {
    id: 'moderation.restriction.lifted',
    defaultMessage: 'Lifted. The member has been told.',
    description: 'After a restriction was taken back.',
  },
  overtaken: {
    id: 'moderation.restriction.overtaken',
    defaultMessage: 'Someone else has already lifted this.',
    description: 'It came too late.',
  },
  add: {
    id: 'moderation.restriction.add',
    defaultMessage: 'Disable a member',
    description: 'Button that opens a form, and its name.',
  },
  addText: {
    id: 'moderation.restriction.addText',
    defaultMessage: 'Without a report: the account is disabled at once, and the member will be told why.',
    description: 'Above the form.',
  },
  member: { id: 'moderation.restriction.member', defaultMessage: 'Member', description: 'Label of the text field.' },
  memberHint: {
    id: 'moderation.restriction.memberHint',
    defaultMessage: 'The number, or the profile’s address',
    description: 'Below the field “Member”.',
  },
  memberMissing: {
    id: 'moderation.restriction.memberMissing',
    defaultMessage: 'Enter the member.',
    description: 'Error.',
  },
  memberUnknown: {
    id: 'moderation.restriction.memberUnknown',
    defaultMessage: 'There’s no active member with this number, or they’re on the team.',
    description: 'Error.',
  },
  disable: { id: 'moderation.restriction.disable', defaultMessage: 'Disable account', description: 'Button.' },
  added: {
    id: 'moderation.restriction.added',
    defaultMessage: 'The account has been disabled, and the member has been told.',
    description: 'After an account was disabled.',
  },
});
