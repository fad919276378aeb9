/** Why a member is reported, notified of a decision, or leaves. Separate from the vocabulary, as few pages need these. */
export const reportReasons = ['fake', 'spam', 'harassment', 'nudity', 'underage', 'scam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why a member deletes the account, if they say so. */
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
/** Measures that moderators can take against a member; each comes with a statement of reasons. */
export const noticeKinds = [
  'warning',
  'photo_refused',
  'photo_removed',
  'account_disabled',
  'message_refused',
] as const;
export const appealOutcomes = ['upheld', 'overturned'] as const;

/** Subjects of a complaint to the site. */
export const complaintKinds = ['payment', 'account', 'member', 'decision', 'privacy', 'content', 'other'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
/** Days within which a complaint is answered (rules.md section 9). */
export const complaintDays = 14;
/** Days for which the link that confirms an e-mail address is valid (rules.md section 9). */
export const activationDays = 7;
/** `open`: waits for an answer. `closed`: nothing can be added. */
export const complaintStates = ['open', 'answered', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];
