import { accountCalls } from './account.ts';
import { blocksCalls } from './blocks.ts';
import { chatCalls } from './chat.ts';
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
import { photosCalls } from './photos.ts';
import { placesCalls } from './places.ts';
import { playCalls } from './play.ts';
import { profileCalls } from './profile.ts';
import { reportsCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { secondStepCalls } from './second-step.ts';
import { sessionCalls } from './session.ts';
import { signupCalls } from './signup.ts';
import { siteCalls } from './site.ts';
import { todayCalls } from './today.ts';
import { visitsCalls } from './visits.ts';

/** Every call of the product, by resource: the server's room of the same word has the route for it, the client a method. */
export const endpoints = {
  session: sessionCalls,
  site: siteCalls,
  signup: signupCalls,
  account: accountCalls,
  secondStep: secondStepCalls,
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
  places: placesCalls,
  play: playCalls,
  visits: visitsCalls,
  today: todayCalls,
  reports: reportsCalls,
  notices: noticesCalls,
  notifications: notificationsCalls,
  moderation: moderationCalls,
  operations: operationsCalls,
} as const;
