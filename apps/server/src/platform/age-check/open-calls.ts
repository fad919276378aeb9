import { endpoints, type EndpointDefinition } from '@heartline/api-client/contract';

const { account, ageCheck, complaints, consents, deletion, export: copies, notices, notifications } = endpoints;
const { operations, partners, passkeys, payments, places, secondStep, session, signup, site } = endpoints;

/**
 * Calls that members may make before the age check: log in and out, read the site's public information, follow mailed links, be checked,
 * and use their legal rights: a copy, a complaint, an appeal, withdrawal of a consent, deletion. All other calls require the check,
 * including future ones.
 */
const open: ReadonlySet<EndpointDefinition> = new Set<EndpointDefinition>([
  ...Object.values(ageCheck),
  ...Object.values(operations),
  // Calls without a session: they belong to no member.
  ...Object.values(partners),
  ...Object.values(session),
  ...Object.values(places),
  site.settings,
  site.interests,
  site.regions,
  site.companyInfo,
  site.page,
  site.sitePage,
  signup.checkActivation,
  signup.activate,
  signup.resendActivation,
  account.checkEmailLink,
  account.confirmEmailChange,
  account.sessions,
  account.endSession,
  account.endAllSessions,
  secondStep.pass,
  passkeys.ask,
  payments.get,
  payments.webhook,
  ...Object.values(consents),
  ...Object.values(copies),
  ...Object.values(deletion),
  ...Object.values(complaints),
  ...Object.values(notices),
  ...Object.values(notifications),
]);

export const isOpenBeforeAgeCheck = (endpoint: EndpointDefinition): boolean => open.has(endpoint);
