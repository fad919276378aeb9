import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The decision of a moderator, by its kind. */
export const statementSubjects = defineMessages<{
  readonly warning: { readonly site: MessageValue };
  readonly photo_refused: { readonly site: MessageValue };
  readonly photo_removed: { readonly site: MessageValue };
  readonly account_disabled: { readonly site: MessageValue };
  readonly message_refused: { readonly site: MessageValue };
}>({
  warning: {
    id: 'notice.warning.subject',
    defaultMessage: '{site}: A warning',
    description: 'Subject of the mail about a warning; site is the name of the site.',
  },
  photo_refused: {
    id: 'notice.photo_refused.subject',
    defaultMessage: '{site}: Your photo was not approved',
    description: 'Subject of the mail about a photo that was not approved; site is the name of the site.',
  },
  photo_removed: {
    id: 'notice.photo_removed.subject',
    defaultMessage: '{site}: Your photo was removed',
    description: 'Subject of the mail about a photo that was removed; site is the name of the site.',
  },
  account_disabled: {
    id: 'notice.account_disabled.subject',
    defaultMessage: '{site}: Your account was disabled',
    description: 'Subject of the mail about an account that was disabled; site is the name of the site.',
  },
  message_refused: {
    id: 'notice.message_refused.subject',
    defaultMessage: '{site}: Your message was not delivered',
    description: 'Subject of the mail about a message that was not delivered; site is the name of the site.',
  },
});

export const statementHeadings = defineMessages({
  warning: {
    id: 'notice.warning.heading',
    defaultMessage: 'A warning',
    description: 'Heading of the mail about a warning.',
  },
  photo_refused: {
    id: 'notice.photo_refused.heading',
    defaultMessage: 'Your photo was not approved',
    description: 'Heading of the mail about a photo that was not approved.',
  },
  photo_removed: {
    id: 'notice.photo_removed.heading',
    defaultMessage: 'Your photo was removed',
    description: 'Heading of the mail about a photo that was removed.',
  },
  account_disabled: {
    id: 'notice.account_disabled.heading',
    defaultMessage: 'Your account was disabled',
    description: 'Heading of the mail about an account that was disabled.',
  },
  message_refused: {
    id: 'notice.message_refused.heading',
    defaultMessage: 'Your message was not delivered',
    description: 'Heading of the mail about a message that was not delivered.',
  },
});

export const statementLeads = defineMessages({
  warning: {
    id: 'notice.warning.lead',
    defaultMessage: 'We have given your account a warning. Nothing else changes for now.',
    description: 'First paragraph of the mail about a warning: what was done and what follows from it.',
  },
  photo_refused: {
    id: 'notice.photo_refused.lead',
    defaultMessage: 'We did not approve a photo you uploaded. Other members never saw it, and it has been deleted.',
    description:
      'First paragraph of the mail about a photo that was not approved: what was done and what follows from it.',
  },
  photo_removed: {
    id: 'notice.photo_removed.lead',
    defaultMessage: 'We removed one of your photos. Other members can no longer see it, and it has been deleted.',
    description: 'First paragraph of the mail about a photo that was removed: what was done and what follows from it.',
  },
  account_disabled: {
    id: 'notice.account_disabled.lead',
    defaultMessage: 'We have disabled your account. Other members can no longer see you, and you cannot log in.',
    description:
      'First paragraph of the mail about an account that was disabled: what was done and what follows from it.',
  },
  message_refused: {
    id: 'notice.message_refused.lead',
    defaultMessage: 'We did not deliver one of your messages. Nobody has seen it, and it cost you nothing.',
    description:
      'First paragraph of the mail about a message that was not delivered: what was done and what follows from it.',
  },
});

/** The rule that was broken. */
export const groundMessages = defineMessages({
  fake: {
    id: 'notice.ground.fake',
    defaultMessage: 'No false identity',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  spam: {
    id: 'notice.ground.spam',
    defaultMessage: 'No advertising',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  harassment: {
    id: 'notice.ground.harassment',
    defaultMessage: 'No harassment',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  nudity: {
    id: 'notice.ground.nudity',
    defaultMessage: 'No sexual pictures',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  underage: {
    id: 'notice.ground.underage',
    defaultMessage: 'No minors',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  scam: {
    id: 'notice.ground.scam',
    defaultMessage: 'No fraud',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
  other: {
    id: 'notice.ground.other',
    defaultMessage: 'Our terms of use',
    description: 'In a mail about a decision, below “Rule”: the rule that was broken, as it stands alone.',
  },
});

export const statementMessages = defineMessages<{
  readonly rule: NoMessageValues;
  readonly facts: NoMessageValues;
  readonly byPerson: NoMessageValues;
  readonly redress: { readonly until: number | Date };
  readonly appeal: NoMessageValues;
}>({
  rule: {
    id: 'notice.rule',
    defaultMessage: 'Rule',
    description: 'In a mail about a decision: label above the rule that was broken.',
  },
  facts: {
    id: 'notice.facts',
    defaultMessage: 'What we found',
    description: 'In a mail about a decision: label above what a moderator wrote about the case.',
  },
  byPerson: {
    id: 'notice.byPerson',
    defaultMessage: 'A person made this decision; it was not automated.',
    description: 'In a mail about a decision: the law asks to say whether a machine decided.',
  },
  redress: {
    id: 'notice.redress',
    defaultMessage:
      'You can appeal free of charge until {until, date, long}. A person will decide. You can also turn to a certified out-of-court dispute settlement body, or to a court.',
    description:
      'In a mail about a decision, below the button: what the reader can do against it, and until which day.',
  },
  appeal: {
    id: 'notice.appeal',
    defaultMessage: 'Appeal',
    description: 'Button in a mail about a decision: leads to a form.',
  },
});

/** The result for a decision. */
export const answerSubjects = defineMessages<{
  readonly upheld: { readonly site: MessageValue };
  readonly overturned: { readonly site: MessageValue };
  readonly reversed: { readonly site: MessageValue };
}>({
  upheld: {
    id: 'notice.upheld.subject',
    defaultMessage: '{site}: Your appeal: the decision stands',
    description: 'Subject of the mail about a decision that stands after an appeal; site is the name of the site.',
  },
  overturned: {
    id: 'notice.overturned.subject',
    defaultMessage: '{site}: Your appeal: we were wrong',
    description:
      'Subject of the mail about a decision that was reversed after an appeal; site is the name of the site.',
  },
  reversed: {
    id: 'notice.reversed.subject',
    defaultMessage: '{site}: We have reversed our decision',
    description:
      'Subject of the mail about a decision that was reversed although nobody had appealed; site is the name of the site.',
  },
});

export const answerHeadings = defineMessages({
  upheld: {
    id: 'notice.upheld.heading',
    defaultMessage: 'Your appeal: the decision stands',
    description: 'Heading of the mail about a decision that stands after an appeal.',
  },
  overturned: {
    id: 'notice.overturned.heading',
    defaultMessage: 'Your appeal: we were wrong',
    description: 'Heading of the mail about a decision that was reversed after an appeal.',
  },
  reversed: {
    id: 'notice.reversed.heading',
    defaultMessage: 'We have reversed our decision',
    description: 'Heading of the mail about a decision that was reversed although nobody had appealed.',
  },
});

export const answerMessages = defineMessages({
  upheld: {
    id: 'notice.upheld.lead',
    defaultMessage: 'We have looked at your case again. The decision stands.',
    description: 'First paragraph of the mail about a decision that stands after an appeal.',
  },
  overturned: {
    id: 'notice.overturned.lead',
    defaultMessage:
      'We have looked at the decision again and reversed it. If a photo was deleted, you can upload it again.',
    description: 'First paragraph of the mail about a decision that was reversed.',
  },
  open: {
    id: 'notice.open',
    defaultMessage: 'Open the site',
    description: 'Button in a mail: leads to the home page of the site.',
  },
  lasting: {
    id: 'notice.lasting',
    defaultMessage: 'You can still turn to a certified out-of-court dispute settlement body, or to a court.',
    description: 'Below the button of the mail about a decision that stands after an appeal.',
  },
});
