import { defineMessages } from 'react-intl';

export const groundMessages = defineMessages({
  fake: {
    id: 'moderation.ground.fake',
    defaultMessage: 'Fake profile',
    description: 'Reason of a report and ground of a decision.',
  },
  spam: {
    id: 'moderation.ground.spam',
    defaultMessage: 'Spam or advertising',
    description: 'Reason of a report and ground of a decision.',
  },
  harassment: {
    id: 'moderation.ground.harassment',
    defaultMessage: 'Insults or harassment',
    description: 'Reason of a report and ground of a decision.',
  },
  nudity: {
    id: 'moderation.ground.nudity',
    defaultMessage: 'Sexual or offensive pictures',
    description: 'Reason of a report and ground of a decision.',
  },
  underage: {
    id: 'moderation.ground.underage',
    defaultMessage: 'Seems to be underage',
    description: 'Reason of a report and ground of a decision.',
  },
  scam: {
    id: 'moderation.ground.scam',
    defaultMessage: 'Asks for money or is a scam',
    description: 'Reason of a report and ground of a decision.',
  },
  other: {
    id: 'moderation.ground.other',
    defaultMessage: 'Something else',
    description: 'Reason of a report and ground of a decision.',
  },
});
