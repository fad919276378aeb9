import { defineMessages } from 'react-intl';

/** Reasons of a report. */
export const reasonMessages = defineMessages({
  fake: {
    id: 'safety.reason.fake',
    defaultMessage: 'Fake profile',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  spam: {
    id: 'safety.reason.spam',
    defaultMessage: 'Spam or advertising',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  harassment: {
    id: 'safety.reason.harassment',
    defaultMessage: 'Insults or harassment',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  nudity: {
    id: 'safety.reason.nudity',
    defaultMessage: 'Sexual or offensive pictures',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  underage: {
    id: 'safety.reason.underage',
    defaultMessage: 'Seems to be underage',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  scam: {
    id: 'safety.reason.scam',
    defaultMessage: 'Asks for money or is a scam',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
  other: {
    id: 'safety.reason.other',
    defaultMessage: 'Something else',
    description: 'Why a member is reported, as a choice; also the ground of a decision.',
  },
});
