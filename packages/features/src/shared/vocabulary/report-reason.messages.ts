import { defineMessages } from 'react-intl';

/** Reasons of a report. */
export const reportReasonMessages = defineMessages({
  fake: {
    id: 'shared.reportReason.fake',
    defaultMessage: 'Fake profile',
    description: 'Why a member is reported, as a choice.',
  },
  spam: {
    id: 'shared.reportReason.spam',
    defaultMessage: 'Spam or advertising',
    description: 'Why a member is reported, as a choice.',
  },
  harassment: {
    id: 'shared.reportReason.harassment',
    defaultMessage: 'Insults or harassment',
    description: 'Why a member is reported, as a choice.',
  },
  nudity: {
    id: 'shared.reportReason.nudity',
    defaultMessage: 'Sexual or offensive pictures',
    description: 'Why a member is reported, as a choice.',
  },
  underage: {
    id: 'shared.reportReason.underage',
    defaultMessage: 'Seems to be under age',
    description: 'Why a member is reported, as a choice.',
  },
  scam: {
    id: 'shared.reportReason.scam',
    defaultMessage: 'Asks for money or is a scam',
    description: 'Why a member is reported, as a choice.',
  },
  other: {
    id: 'shared.reportReason.other',
    defaultMessage: 'Something else',
    description: 'Why a member is reported, as a choice.',
  },
});
