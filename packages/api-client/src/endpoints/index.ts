import { accountCalls, photosCalls } from './account.ts';
import { chatCalls } from './chat.ts';
import { creditsCalls, paymentsCalls } from './credits.ts';
import { likesCalls } from './likes.ts';
import { matchFinderCalls } from './match-finder.ts';
import { membersCalls } from './members.ts';
import { moderationCalls } from './moderation.ts';
import { operationsCalls } from './operations.ts';
import { placesCalls } from './places.ts';
import { playCalls } from './play.ts';
import { safetyCalls } from './safety.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { signupCalls } from './signup.ts';
import { siteCalls } from './site.ts';
import { visitsCalls } from './visits.ts';

/** Every call of the product, by resource. The client has a method for each, the server a route for each. */
export const endpoints = {
  session: sessionCalls,
  site: siteCalls,
  signup: signupCalls,
  account: accountCalls,
  photos: photosCalls,
  members: membersCalls,
  likes: likesCalls,
  chat: chatCalls,
  credits: creditsCalls,
  payments: paymentsCalls,
  search: searchCalls,
  places: placesCalls,
  matchFinder: matchFinderCalls,
  play: playCalls,
  visits: visitsCalls,
  safety: safetyCalls,
  moderation: moderationCalls,
  operations: operationsCalls,
} as const;
