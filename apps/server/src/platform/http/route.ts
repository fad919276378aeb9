import {
  limits,
  type EndpointAnswer,
  type EndpointDefinition,
  type EndpointRequest,
} from '@heartline/api-client/contract';

import type { Partner } from './partner-registry.ts';
import type { Site } from '../site.ts';
import type { LiveAnswer } from './live-answer.ts';
import type { RawAnswer } from './raw-answer.ts';

/** Kinds of viewers. Services decide relations between two members (blocked, stranger); the kind depends on the account alone. */
export const viewerKinds = ['visitor', 'unconfirmed', 'free', 'premium', 'pending_deletion', 'staff'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

export interface MemberViewer {
  kind: Exclude<ViewerKind, 'visitor' | 'staff'>;
  memberId: number;
  publicId: string;
  pool: string;
  siteId: string;
  country: string;
  language: string;
  moderator: boolean;
  /** The member has passed an age check. */
  ageChecked: boolean;
  /** Public id of the session. */
  sessionId: string;
}
export type Viewer = { kind: 'visitor' } | MemberViewer;

/** The kind for policies: moderators are staff here, and free or premium members in everything else. */
export const policyKindOf = (viewer: Viewer): ViewerKind =>
  (viewer.kind === 'free' || viewer.kind === 'premium') && viewer.moderator ? 'staff' : viewer.kind;

/** allow: may call. deny: 403. A visitor who is denied gets authentication_required. hide: 404, as if there were no such route. */
export type Policy = Record<ViewerKind, 'allow' | 'deny' | 'hide'>;
const policy = (...allowed: ViewerKind[]): Policy =>
  Object.fromEntries(viewerKinds.map((kind) => [kind, allowed.includes(kind) ? 'allow' : 'deny'])) as Policy;
export const policies = {
  everyone: policy(...viewerKinds),
  visitorsAndMembers: policy('visitor', 'unconfirmed', 'free', 'premium', 'staff'),
  signedIn: policy('unconfirmed', 'free', 'premium', 'pending_deletion', 'staff'),
  members: policy('unconfirmed', 'free', 'premium', 'staff'),
  confirmed: policy('free', 'premium', 'staff'),
  /** Members need not learn that such a route exists. A visitor may be staff whose session has ended. */
  staff: {
    visitor: 'deny',
    unconfirmed: 'hide',
    free: 'hide',
    premium: 'hide',
    pending_deletion: 'hide',
    staff: 'allow',
  },
} as const satisfies Record<string, Policy>;

/** `interval` milliseconds between calls, and a burst of calls at once. */
interface SteadyRate {
  burst: number;
  interval: number;
}

/** This many calls in any `within` milliseconds. */
interface RateWindow {
  calls: number;
  within: number;
}

/** `visitors`: for all visitors of one network together, where that differs from the limit of one member. */
export type RateLimit = ((SteadyRate & { visitors?: SteadyRate }) | RateWindow) & { per: 'viewer' | 'network' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits of security.md section 8; `per` says which calls count together. */
export const rateClasses = {
  none: undefined,
  /** A page with all its reads. */
  page: { per: 'viewer', burst: 120, interval: 100 },
  /** Many visitors share one address of a mobile network. */
  read: { per: 'viewer', burst: 120, interval: 200, visitors: { burst: 480, interval: 50 } },
  write: { per: 'viewer', burst: 60, interval: 500 },
  search: { per: 'viewer', calls: 30, within: minute },
  /** A saved search result, each time it is shown again: it finds no new members. */
  again: { per: 'viewer', calls: 60, within: minute },
  profile: { per: 'viewer', calls: 300, within: hour },
  message: { per: 'viewer', burst: 60, interval: 1_000 },
  typing: { per: 'viewer', burst: 20, interval: 1_000 },
  conversation: { per: 'viewer', calls: 20, within: hour },
  like: { per: 'viewer', calls: 60, within: minute },
  upload: { per: 'viewer', calls: 30, within: hour },
  geocode: { per: 'viewer', calls: 10, within: minute },
  place: { per: 'viewer', calls: 5, within: hour },
  placeDay: { per: 'viewer', calls: 20, within: day },
  signup: { per: 'network', calls: 10, within: hour },
  /** Registrations with other errors that also revealed whether an address or name is taken. */
  taken: { per: 'network', calls: 10, within: hour },
  login: { per: 'network', burst: 100, interval: 36_000 },
  /** Calls about one e-mail address, from any caller. */
  address: { per: 'viewer', calls: 10, within: hour },
  /** Links to a new address that a member requests. */
  emailChange: { per: 'viewer', calls: 5, within: day },
  /** Mails to an address without an account, from any caller. */
  stranger: { per: 'viewer', calls: 5, within: day },
  /** Requests for a new password from devices that have signed in to the account. */
  knownReset: { per: 'viewer', calls: 5, within: day },
  /** Mails to an owner whose second step is being guessed. */
  guessing: { per: 'viewer', calls: 1, within: day },
  mail: { per: 'network', calls: 20, within: hour },
  report: { per: 'viewer', calls: 20, within: day },
  /** Data exports that a member starts. */
  export: { per: 'viewer', calls: limits.exportsPerDay, within: day },
  /** Files made on request: receipts, the table of all transactions. */
  document: { per: 'viewer', calls: 60, within: hour },
  /** Age checks that are started. */
  ageCheck: { per: 'viewer', calls: 20, within: day },
  /** Views and starts of landers: one each, for all visitors behind one address of a mobile network. */
  landerEvent: { per: 'network', burst: 60, interval: 2_000 },
  /** Views of a partner's figures, with any token. */
  partnerFigures: { per: 'network', calls: 120, within: hour },
  appeal: { per: 'network', calls: 20, within: hour },
  /** Complaints to the site and additions to one. */
  complaint: { per: 'viewer', calls: 20, within: day },
  /** Views of complaints without an account. */
  complaintLook: { per: 'viewer', calls: 60, within: hour },
  payment: { per: 'viewer', burst: 20, interval: 30_000 },
  /** Webhooks about payments of no order that we know: each makes us ask the provider, which limits all questions of our account. */
  unknownPayment: { per: 'network', burst: 60, interval: 1_000 },
  /** Text messages with a code: the next one for the same order, and all of a member, to a number, from a network. */
  smsNext: { per: 'viewer', calls: 1, within: minute },
  smsMember: { per: 'viewer', calls: 8, within: day },
  smsPhone: { per: 'viewer', calls: 6, within: day },
  smsNetwork: { per: 'network', calls: 30, within: hour },
} as const satisfies Record<string, RateLimit | undefined>;
export type RateClass = keyof typeof rateClasses;

/** Reads that one of our pages may make for itself: it has been counted as a page. */
export const readsOfPages: ReadonlySet<RateClass> = new Set<RateClass>(['read', 'search', 'again']);

/** The key under which calls count together: those of a member, or of all visitors of a network. */
export const limitKeyOf = (
  viewer: { kind: 'visitor' } | Pick<MemberViewer, 'kind' | 'memberId'>,
  network: string,
): string => (viewer.kind === 'visitor' ? `${visitorsPrefix}${network}` : `m:${viewer.memberId}`);
/** Prefix of the keys of visitors. */
export const visitorsPrefix = 'n:';

export interface RequestContext {
  viewer: Viewer;
  site: Site;
  /** The partner whose page made the call, for routes marked `partners`. */
  partner: Partner | undefined;
  /** Address for rate limits: a /64 for IPv6. */
  network: string;
  /** Country of the visitor, null where unknown (visitor-country.ts). */
  geoipCountry: string | null;
  requestId: string;
  /** web, app or embed; undefined for reads without the header. */
  client: string | undefined;
  idempotencyKey: string | undefined;
  header: (name: string) => string | undefined;
  /** The raw body, for signatures (webhooks). Only where `rawBody` is set. */
  rawBody: Uint8Array | undefined;
  signal: AbortSignal;
  /** Adds a header to the answer (cookies, cache). */
  setHeader: (name: string, value: string) => void;
}

interface RouteOf<E extends EndpointDefinition> {
  endpoint: E;
  policy: Policy;
  rate: RateClass;
  /** Changes state whatever its method: needs the client-type header and a same-origin request. Default: not GET. */
  changes?: boolean;
  /** Callable from anywhere without the client-type header: provider webhooks, and mail programs that unsubscribe. */
  foreign?: boolean;
  /** A call that scripts on a registered partner's page may make, without cookies: the content and counts of an embedded lander. */
  partners?: boolean;
  /** Its own statement checks the member's rights, so a premium member need not be looked up before (security.md section 2). */
  readsEntitlement?: boolean;
  /** Answers without identifying the viewer, and so without the database: health. */
  anonymous?: boolean;
  rawBody?: boolean;
  /** Bytes. @default the maximum of the body's fields: 16 or 64 kB */
  bodyLimit?: number;
  handle: (request: EndpointRequest<E>, context: RequestContext) => Promise<EndpointAnswer<E> | RawAnswer | LiveAnswer>;
}

/** One row of the registry: no request outside it is answered. */
export interface Route extends Omit<RouteOf<EndpointDefinition>, 'handle'> {
  /** Receives input that the schemas of its endpoint have validated. */
  handle: (request: unknown, context: RequestContext) => Promise<unknown>;
}

export function route<E extends EndpointDefinition>(definition: RouteOf<E>): Route {
  return {
    ...definition,
    handle: async (request, context) => definition.handle(request as EndpointRequest<E>, context),
  };
}

/** The signed-in member; only for routes whose policy denies visitors. */
export function memberOf(context: RequestContext): MemberViewer {
  if (context.viewer.kind === 'visitor') throw new Error('route policy lets visitors in but its handler does not');
  return context.viewer;
}
