import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

export const noticeMessages = defineMessages<{
  readonly warning: NoMessageValues;
  readonly photo_refused: NoMessageValues;
  readonly photo_removed: NoMessageValues;
  readonly account_disabled: NoMessageValues;
  readonly message_refused: NoMessageValues;
  readonly decidedOn: { readonly date: number | Date };
  readonly lifted: { readonly date: number | Date };
}>({
  warning: {
    id: 'moderation.notice.warning',
    defaultMessage: 'Warning',
    description: 'What was decided about a member.',
  },
  photo_refused: {
    id: 'moderation.notice.photoRefused',
    defaultMessage: 'Photo not accepted',
    description: 'What was decided about a member.',
  },
  photo_removed: {
    id: 'moderation.notice.photoRemoved',
    defaultMessage: 'Photo removed',
    description: 'What was decided about a member.',
  },
  account_disabled: {
    id: 'moderation.notice.accountDisabled',
    defaultMessage: 'Account disabled',
    description: 'What was decided about a member.',
  },
  message_refused: {
    id: 'moderation.notice.messageRefused',
    defaultMessage: 'Message not delivered',
    description: 'What was decided about a member.',
  },
  decidedOn: {
    id: 'moderation.notice.decidedOn',
    defaultMessage: 'Decided on {date, date, long}',
    description: 'When a decision was made.',
  },
  lifted: {
    id: 'moderation.notice.lifted',
    defaultMessage: 'Reversed on {date, date, long}',
    description: 'Mark: a decision no longer holds.',
  },
});
