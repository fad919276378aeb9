/** Why somebody is reported, told of a decision, or leaves. Apart from the vocabulary, as few pages need it. */
export const reportReasons = ['fake', 'spam', 'harassment', 'nudity', 'underage', 'scam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why somebody leaves, where they say it. */
export const leavingReasons = [
  'met_somebody',
  'nobody_fits',
  'too_much',
  'too_expensive',
  'not_safe',
  'other',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const reportStates = ['open', 'dismissed', 'acted'] as const;
/** What moderators can do to a member; each comes with a statement of reasons. */
export const noticeKinds = [
  'warning',
  'photo_refused',
  'photo_removed',
  'account_disabled',
  'message_refused',
] as const;
export const appealOutcomes = ['upheld', 'overturned'] as const;

/** What a complaint to the site is about. */
export const complaintKinds = ['payment', 'account', 'member', 'decision', 'privacy', 'content', 'other'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
/** Days in which whoever complains has an answer (rules.md section 9). */
export const complaintDays = 14;
/** Days that the link which confirms an e-mail address is good for (rules.md section 9). */
export const activationDays = 7;
/** `open`: waits for an answer. `closed`: nothing can be added any more. */
export const complaintStates = ['open', 'answered', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];
