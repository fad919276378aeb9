import type { NoticeWords } from './notice-words.types.ts';

export const en: NoticeWords = {
  title: {
    warning: 'A warning',
    photo_refused: 'Your photo was not approved',
    photo_removed: 'Your photo was removed',
    account_disabled: 'Your account was disabled',
    message_refused: 'Your message was not delivered',
  },
  what: {
    warning: 'We have given your account a warning. Nothing else changes for now.',
    photo_refused: 'We did not approve a photo you uploaded. Other members never saw it, and it has been deleted.',
    photo_removed: 'We removed one of your photos. Other members can no longer see it, and it has been deleted.',
    account_disabled: 'We have disabled your account. Other members can no longer see you, and you cannot log in.',
    message_refused: 'We did not deliver one of your messages. Nobody has seen it, and it cost you nothing.',
  },
  reason: 'Rule',
  grounds: {
    fake: 'no false identity',
    spam: 'no advertising',
    harassment: 'no harassment',
    nudity: 'no sexual pictures',
    underage: 'no minors',
    scam: 'no fraud',
    other: 'our terms of use',
  },
  facts: 'What we found',
  byPerson: 'A person made this decision; it was not automated.',
  redress:
    'You can appeal free of charge until {until}. A person will decide. You can also turn to a certified out-of-court dispute settlement body, or to a court.',
  button: 'Appeal',
  upheld: 'Your appeal: the decision stands',
  upheldLead: 'We have looked at your case again. The decision stands.',
  overturned: 'Your appeal: we were wrong',
  overturnedLead:
    'We have looked at the decision again and reversed it. If a photo was deleted, you can upload it again.',
  open: 'Open the site',
  lasting: 'You can still turn to a certified out-of-court dispute settlement body, or to a court.',
};
