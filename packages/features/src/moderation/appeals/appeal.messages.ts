import { defineMessages } from 'react-intl';

export const appealMessages = defineMessages({
  none: { id: 'moderation.appeal.none', defaultMessage: 'No appeals waiting', description: 'Instead of the list.' },
  noneText: {
    id: 'moderation.appeal.noneText',
    defaultMessage: 'Everyone has had an answer.',
    description: 'Below “No appeals waiting”.',
  },
  says: { id: 'moderation.appeal.says', defaultMessage: 'What the member says', description: 'Heading.' },
  byMe: {
    id: 'moderation.appeal.byMe',
    defaultMessage: 'You made this decision',
    description: 'Why there is no form.',
  },
  byMeText: {
    id: 'moderation.appeal.byMeText',
    defaultMessage: 'Someone else has to answer the appeal.',
    description: 'Below “You made this decision”.',
  },
  decide: {
    id: 'moderation.appeal.decide',
    defaultMessage: 'Decide the appeal',
    description: 'Button that opens the form.',
  },
  outcome: { id: 'moderation.appeal.outcome', defaultMessage: 'Decision', description: 'Above the choice.' },
  outcomeMissing: {
    id: 'moderation.appeal.outcomeMissing',
    defaultMessage: 'Choose a decision.',
    description: 'Error.',
  },
  upheld: {
    id: 'moderation.appeal.upheld',
    defaultMessage: 'The decision stands',
    description: 'Outcome of an appeal.',
  },
  upheld_text: {
    id: 'moderation.appeal.upheldText',
    defaultMessage: 'The member will read your answer.',
    description: 'Below “The decision stands”.',
  },
  overturned: {
    id: 'moderation.appeal.overturned',
    defaultMessage: 'Reverse the decision',
    description: 'Outcome of an appeal.',
  },
  overturned_text: {
    id: 'moderation.appeal.overturnedText',
    defaultMessage: 'The restriction ends at once. The member will read your answer.',
    description: 'Below “Reverse the decision”.',
  },
  overturnedPhoto_text: {
    id: 'moderation.appeal.overturnedPhotoText',
    defaultMessage: 'The photo itself has been deleted. The member can upload it again, and will read your answer.',
    description: 'Below “Reverse the decision” when it is about a photo.',
  },
  answer: { id: 'moderation.appeal.answer', defaultMessage: 'Answer', description: 'Label of the text field.' },
  send: { id: 'moderation.appeal.send', defaultMessage: 'Send answer', description: 'Button.' },
  done: { id: 'moderation.appeal.done', defaultMessage: 'Answered', description: 'After the answer was sent.' },
  overtaken: {
    id: 'moderation.appeal.overtaken',
    defaultMessage: 'Someone else has already answered this appeal.',
    description: 'The answer came too late.',
  },
});
