import { accountCalls } from './account.ts';
import { ageCheckCalls } from './age-check.ts';
import { blocksCalls } from './blocks.ts';
import { chatCalls } from './chat.ts';
import { complaintsCalls } from './complaints.ts';
import { consentsCalls } from './consents.ts';
import { creditsCalls } from './credits.ts';
import { deletionCalls } from './deletion.ts';
import { exportCalls } from './export.ts';
import { likesCalls } from './likes.ts';
import { matchFinderCalls } from './match-finder.ts';
import { mediaCalls } from './media.ts';
import { moderationCalls } from './moderation.ts';
import { noticesCalls } from './notices.ts';
import { notificationsCalls } from './notifications.ts';
import { operationsCalls } from './operations.ts';
import { paymentsCalls } from './payments.ts';
import { partnersCalls } from './partners.ts';
import { passkeysCalls } from './passkeys.ts';
import { photosCalls } from './photos.ts';
import { placesCalls } from './places.ts';
import { playCalls } from './play.ts';
import { profileCalls } from './profile.ts';
import { receiptsCalls } from './receipts.ts';
import { reportsCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { secondStepCalls } from './second-step.ts';
import { sessionCalls } from './session.ts';
import { signupCalls } from './signup.ts';
import { siteCalls } from './site.ts';
import { todayCalls } from './today.ts';
import { visitsCalls } from './visits.ts';

/** Every call of the product, by resource: the server's room of the same name has its route, the client a method. */
export const endpoints = {
  session: sessionCalls,
  site: siteCalls,
  partners: partnersCalls,
  signup: signupCalls,
  account: accountCalls,
  ageCheck: ageCheckCalls,
  consents: consentsCalls,
  secondStep: secondStepCalls,
  passkeys: passkeysCalls,
  deletion: deletionCalls,
  export: exportCalls,
  photos: photosCalls,
  media: mediaCalls,
  profile: profileCalls,
  search: searchCalls,
  matchFinder: matchFinderCalls,
  blocks: blocksCalls,
  likes: likesCalls,
  chat: chatCalls,
  credits: creditsCalls,
  payments: paymentsCalls,
  receipts: receiptsCalls,
  places: placesCalls,
  play: playCalls,
  visits: visitsCalls,
  today: todayCalls,
  reports: reportsCalls,
  notices: noticesCalls,
  complaints: complaintsCalls,
  notifications: notificationsCalls,
  moderation: moderationCalls,
  operations: operationsCalls,
} as const;
