import { endpoints, type EndpointDefinition } from '@heartline/api-client/contract';

const { account, ageCheck, complaints, consents, deletion, export: copies, notices, notifications } = endpoints;
const { operations, partners, passkeys, payments, places, secondStep, session, signup, site } = endpoints;

/**
 * What members may do before they have shown that they are adults: come in and go, read what the site says of itself, follow mailed
 * links, be checked, and what the law gives everybody: a copy, a complaint, an appeal, to withdraw a consent, to leave. All other calls
 * wait, those that do not exist yet included.
 */
const open: ReadonlySet<EndpointDefinition> = new Set<EndpointDefinition>([
  ...Object.values(ageCheck),
  ...Object.values(operations),
  // Of nobody: they are not asked with a session.
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
