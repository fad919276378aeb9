import type { EndpointDefinition } from '../endpoint.ts';
import type { endpoints } from './index.ts';

/** The calls of each resource, loaded when first needed. */
export const resources: { [Resource in keyof typeof endpoints]: () => Promise<Record<string, EndpointDefinition>> } = {
  session: async () => (await import('./session.ts')).sessionCalls,
  site: async () => (await import('./site.ts')).siteCalls,
  signup: async () => (await import('./signup.ts')).signupCalls,
  account: async () => (await import('./account.ts')).accountCalls,
  secondStep: async () => (await import('./second-step.ts')).secondStepCalls,
  deletion: async () => (await import('./deletion.ts')).deletionCalls,
  export: async () => (await import('./export.ts')).exportCalls,
  photos: async () => (await import('./photos.ts')).photosCalls,
  media: async () => (await import('./media.ts')).mediaCalls,
  profile: async () => (await import('./profile.ts')).profileCalls,
  search: async () => (await import('./search.ts')).searchCalls,
  matchFinder: async () => (await import('./match-finder.ts')).matchFinderCalls,
  blocks: async () => (await import('./blocks.ts')).blocksCalls,
  likes: async () => (await import('./likes.ts')).likesCalls,
  chat: async () => (await import('./chat.ts')).chatCalls,
  credits: async () => (await import('./credits.ts')).creditsCalls,
  payments: async () => (await import('./payments.ts')).paymentsCalls,
  places: async () => (await import('./places.ts')).placesCalls,
  play: async () => (await import('./play.ts')).playCalls,
  visits: async () => (await import('./visits.ts')).visitsCalls,
  today: async () => (await import('./today.ts')).todayCalls,
  reports: async () => (await import('./reports.ts')).reportsCalls,
  notices: async () => (await import('./notices.ts')).noticesCalls,
  notifications: async () => (await import('./notifications.ts')).notificationsCalls,
  moderation: async () => (await import('./moderation.ts')).moderationCalls,
  operations: async () => (await import('./operations.ts')).operationsCalls,
};
