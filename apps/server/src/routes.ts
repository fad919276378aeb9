import { createAccountRoutes } from './account/account.routes.ts';
import { createAgeCheckRoutes } from './age-check/age-check.routes.ts';
import { createBlocksRoutes } from './blocks/blocks.routes.ts';
import { createBlocking } from './blocks/blocks.service.ts';
import { createChatPhotosRoutes } from './chat/chat-photos.routes.ts';
import { createChatRoutes } from './chat/chat.routes.ts';
import { chatEnds } from './chat/conversation-end.store.ts';
import { createComplaintsRoutes } from './complaints/complaints.routes.ts';
import { createConsentsRoutes } from './consents/consents.routes.ts';
import { createCreditsRoutes } from './credits/credits.routes.ts';
import { createDeletionRoutes } from './deletion/deletion.routes.ts';
import { createExportRoutes } from './export/export.routes.ts';
import { createLikesRoutes } from './likes/likes.routes.ts';
import { likesEnd } from './likes/likes.store.ts';
import { createMatchFinderRoutes } from './match-finder/match-finder.routes.ts';
import { createMediaRoutes } from './media/media.routes.ts';
import { createComplaintQueueRoutes } from './moderation/complaints.routes.ts';
import { createHeldRoutes } from './moderation/held.routes.ts';
import { createModerationRoutes } from './moderation/moderation.routes.ts';
import { createNoticesRoutes } from './notices/notices.routes.ts';
import { createNotificationsRoutes } from './notifications/notifications.routes.ts';
import { createOperationsRoutes } from './operations/operations.routes.ts';
import { createPartnersRoutes } from './partners/partners.routes.ts';
import { createPasskeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPaymentsRoutes } from './payments/payments.routes.ts';
import { createPhotosRoutes } from './photos/photos.routes.ts';
import { createPlacesRoutes } from './places/places.routes.ts';
import type { Route } from './platform/http/route.ts';
import type { Platform } from './platform/platform.ts';
import { createPlayRoutes } from './play/play.routes.ts';
import { choicesEnd } from './play/play.store.ts';
import { createProfileRoutes } from './profile/profile.routes.ts';
import { createReceiptsRoutes } from './receipts/receipts.routes.ts';
import { createReportsRoutes } from './reports/reports.routes.ts';
import { createSearchRoutes } from './search/search.routes.ts';
import { createSecondStepRoutes } from './second-step/second-step.routes.ts';
import { createSessionRoutes } from './session/session.routes.ts';
import { confirmAccount } from './signup/activation.service.ts';
import { createSignupRoutes } from './signup/signup.routes.ts';
import { createSiteRoutes } from './site/site.routes.ts';
import { createTodayRoutes } from './today/today.routes.ts';
import { createVisitsRoutes } from './visits/visits.routes.ts';
import { visitsEnd } from './visits/visits.store.ts';

/** The registry: the routes of every folder. A route that is not listed here does not answer. */
export function createRoutes(platform: Platform): Route[] {
  const block = createBlocking(platform, [likesEnd, choicesEnd, visitsEnd, chatEnds]);
  return [
    ...createOperationsRoutes(platform),
    ...createSiteRoutes(platform),
    ...createPartnersRoutes(platform),
    ...createPlacesRoutes(platform),
    ...createSessionRoutes(platform),
    ...createSignupRoutes(platform),
    ...createAccountRoutes(platform, (tx, memberId, now) => confirmAccount(platform, tx, memberId, now)),
    ...createAgeCheckRoutes(platform),
    ...createConsentsRoutes(platform),
    ...createSecondStepRoutes(platform),
    ...createPasskeysRoutes(platform),
    ...createDeletionRoutes(platform),
    ...createExportRoutes(platform),
    ...createPhotosRoutes(platform),
    ...createMediaRoutes(platform),
    ...createProfileRoutes(platform),
    ...createSearchRoutes(platform),
    ...createMatchFinderRoutes(platform),
    ...createBlocksRoutes(platform, block),
    ...createLikesRoutes(platform),
    ...createChatRoutes(platform),
    ...createChatPhotosRoutes(platform),
    ...createCreditsRoutes(platform),
    ...createPaymentsRoutes(platform),
    ...createReceiptsRoutes(platform),
    ...createPlayRoutes(platform),
    ...createVisitsRoutes(platform),
    ...createTodayRoutes(platform),
    ...createReportsRoutes(platform, block),
    ...createNoticesRoutes(platform),
    ...createComplaintsRoutes(platform),
    ...createNotificationsRoutes(platform),
    ...createModerationRoutes(platform),
    ...createHeldRoutes(platform),
    ...createComplaintQueueRoutes(platform),
  ];
}
