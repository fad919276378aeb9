import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { saveCredentials } from './identity/account.store.ts';
import { passwordHasher } from './identity/password-hash.ts';
import { replaceRecoveryCodes } from './identity/second-step.store.ts';
import { givePhoto } from './photos/testing/pictures.ts';
import type { Route, ViewerKind } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { ordered } from './receipts/testing/ordered.ts';
import { hashRecoveryCode } from './second-step/recovery-codes.ts';
import { sendPhoto } from './testing/chat-photos.ts';
import { said, startChat } from './testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from './testing/harness.ts';

/**
 * Every route for every kind of viewer, generated from the registry (security.md section 2). The route's policy decides which accounts may
 * call it (routes.test.ts checks the policies against a table); the rules here decide by path whose things the call may touch. A path
 * without a rule fails.
 */
const rules = [
  // A name that callers choose for their own things; addresses whose name is the secret, or that belong to nobody.
  ['open', /^(\/api\/me\/chat-photos\/:client_id|\/api\/pages\/:token|\/media\/:name|\/api\/webhooks\/:provider)$/],
  // The names are words of the site, the same for every member.
  ['open', /^(\/api\/site-pages\/:token|\/api\/me\/consents\/:kind)$/],
  // A member who returns from paying may have lost the session: the id is the secret.
  ['open', /^\/api\/payments\/:id$/],
  // Works without an account: the reference is a secret, and the call also needs the address.
  ['open', /^\/api\/complaints\/:reference\/(look|entries)$/],
  ['own', /^\/api\/complaints\/:reference$/],
  // Works without an account: the token is the secret.
  ['open', /^\/api\/partners\/:token\/figures(\.csv)?$/],
  [
    'own',
    /^\/api\/(me\/sessions|me\/passkeys|me\/photos|conversations|transactions|payments|receipts|reports|notices)\/:/,
  ],
  ['own', /^\/api\/chat\.php$/],
  ['member', /^\/api\/(members|play)\/:id/],
  ['staff', /^\/api\/moderation\//],
  ['all', /^[^:]+$/],
] as const;
type Rule = (typeof rules)[number][0];

/** The viewers that the rules distinguish, each with its kind in the policies. */
const viewers = {
  visitor: 'visitor',
  deleted: 'visitor',
  disabled: 'visitor',
  unconfirmed: 'unconfirmed',
  leaving: 'pending_deletion',
  stranger: 'free',
  'premium stranger': 'premium',
  'who was blocked': 'free',
  'who has blocked': 'free',
  staff: 'staff',
} as const satisfies Record<string, ViewerKind>;
type ViewerName = keyof typeof viewers;

const refusals: Record<ViewerKind, string> = {
  visitor: 'authentication_required',
  unconfirmed: 'confirmation_required',
  free: 'forbidden',
  premium: 'forbidden',
  pending_deletion: 'pending_deletion',
  staff: 'forbidden',
};

/** Unconfirmed members can save drafts but cannot send (SGN-01). */
const needsConfirmation = ['POST /api/conversations/:id/messages'];

/** Bodies with which the calls by id do their work. Every other call gets an invalid body. */
const bodies: Record<string, () => object> = {
  'POST /api/conversations/:id/messages': () => ({ client_id: randomUUID(), kind: 'text', text: 'Hello' }),
  'PUT /api/conversations/:id/delivered': () => ({ seq: 1 }),
  'PUT /api/conversations/:id/read': () => ({ seq: 1 }),
  'PUT /api/conversations/:id/mute': () => ({ muted: true }),
  'POST /api/notices/:id/appeal': () => ({ text: 'Please look again' }),
  'PATCH /api/me/passkeys/:id': () => ({ name: 'On my keys' }),
  'DELETE /api/me/passkeys/:id': () => proofs,
  'PATCH /api/me/photos/:id': () => ({ position: 0 }),
  'POST /api/members/:id/report': () => ({ subject: { kind: 'profile' }, reason: 'fake' }),
  'POST /api/play/:id': () => ({ choice: 'like' }),
};

/** Password and recovery code of the owner, who has a passkey. */
const proofs = { password: 'a walk in the rain', code: '7k2m-9xqa-0c4t-vh3e' };

let server: TestServer;
let routes: Route[];
/** The owner of the things, and the other member of the conversation. */
let owner: TestMember;
let partner: TestMember;
/** Ids of the owner's things by the beginning of the path. */
let ids: Record<string, string>;
const people = new Map<ViewerName, TestMember | undefined>();

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`;
const ruleOf = (route: Route): Rule | undefined => rules.find(([, path]) => path.test(route.endpoint.path))?.[0];

async function person(name: ViewerName): Promise<TestMember | undefined> {
  const options: Partial<Record<ViewerName, SignUpOptions>> = {
    unconfirmed: { confirmed: false },
    'premium stranger': { premium: true },
    staff: { moderator: true },
  };
  if (name === 'visitor') return undefined;
  const member = await server.signUp({ gender: 'man', ...options[name] });
  const statuses: Partial<Record<ViewerName, string>> = {
    deleted: 'deleted',
    disabled: 'disabled',
    leaving: 'pending_deletion',
  };
  if (statuses[name]) await server.sql`update members set status = ${statuses[name]} where id = ${member.memberId}`;
  const blocks = { 'who was blocked': [owner, member], 'who has blocked': [member, owner] } as const;
  const block = name in blocks ? blocks[name as keyof typeof blocks] : undefined;
  if (block)
    await server.sql`
      insert into blocks (blocker_id, blocked_id, created_at) values (${block[0].memberId}, ${block[1].memberId}, ${server.clock.now()})`;
  return member;
}

beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: true } });
  routes = createRoutes(server.platform);
  owner = await server.signUp({ credits: 500 });
  partner = await server.signUp({ gender: 'man', credits: 500 });
  for (const name of Object.keys(viewers) as ViewerName[]) people.set(name, await person(name));
  ids = await giveThings();
});
afterAll(() => server.close());

/** Creates one of everything that has an id and an owner. */
async function giveThings(): Promise<Record<string, string>> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'idempotency-key': randomUUID() };
    const response = await server.request(method, path, { as: owner, headers, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const conversation = await startChat(server, owner, partner);
  const { message } = await said(await sendPhoto(server, owner, conversation));
  const photo = await givePhoto(server, owner);
  const { transactions } = await call<EndpointAnswer<typeof endpoints.credits.transactions>>(
    'GET',
    '/api/transactions',
  );
  const { payment } = await call<EndpointAnswer<typeof endpoints.payments.create>>('POST', '/api/payments', {
    package_id: 'credits-100',
    method: 'creditcard',
    expected_total: { amount: 1499, currency: 'EUR' },
  });
  const paid = await ordered(server, owner);
  await paid.says('paid');
  const { receipts } = await call<EndpointAnswer<typeof endpoints.receipts.list>>(
    'GET',
    `/api/payments/${paid.id}/receipts`,
  );
  const { complaint } = await call<EndpointAnswer<typeof endpoints.complaints.send>>('POST', '/api/complaints', {
    kind: 'other',
    text: 'Look at this',
  });
  const { report } = await call<EndpointAnswer<typeof endpoints.reports.send>>(
    'POST',
    `/api/members/${partner.publicId}/report`,
    { subject: { kind: 'profile' }, reason: 'spam' },
  );
  await server.sql`
    insert into notices (public_id, member_id, kind, ground, facts, actor, created_at, appeal_until)
    values ('AAAAAAAAAAAAAAAB', ${owner.memberId}, 'warning', 'spam', 'Something', 'x', ${server.clock.now()}, ${new Date('2100-01-01')})`;
  await saveCredentials(server.sql, owner.memberId, await passwordHasher.hash(proofs.password), server.clock.now());
  await replaceRecoveryCodes(server.sql, owner.memberId, [hashRecoveryCode(proofs.code)]);
  await server.sql`
    insert into passkeys (public_id, member_id, credential_id, public_key, counter, transports, host, name, created_at)
    values ('AAAAAAAAAAAAAAAC', ${owner.memberId}, 'x', '\\x00', 0, '{}', 'localhost', 'My phone', ${server.clock.now()})`;
  const [session] = await server.sql<{ id: string }[]>`
    select public_id as id from sessions where member_id = ${owner.memberId}`;
  return {
    '/api/me/sessions/': session?.id ?? '',
    '/api/me/passkeys/': 'AAAAAAAAAAAAAAAC',
    '/api/me/photos/': photo.id,
    '/api/conversations/': conversation,
    '/api/chat.php': conversation,
    '/api/transactions/': transactions[0]?.id ?? '',
    '/api/payments/': payment.id,
    '/api/receipts/': receipts[0]?.id ?? '',
    '/api/reports/': report.reference,
    '/api/complaints/': complaint.reference,
    '/api/notices/': 'AAAAAAAAAAAAAAAB',
    '/api/members/': owner.publicId,
    '/api/play/': owner.publicId,
    'photos/:photo': `photos/${message.photo_id ?? ''}`,
    'answered/:photo': `answered/${photo.id}`,
  };
}

interface Answered {
  status: number;
  code: string | undefined;
}

async function call(route: Route, as: TestMember | undefined, id: string): Promise<Answered> {
  const { endpoint } = route;
  const path = endpoint.path.replace(/:[a-z_]+/, id).replace(/\w+\/:photo/, (part) => ids[part] ?? part);
  const query = endpoint.path === '/api/chat.php' ? `?conversation=${id}` : '';
  const body = endpoint.body ? { body: bodies[nameOf(route)]?.() ?? (endpoint.path.includes(':') ? {} : '[') } : {};
  const aborter = new AbortController();
  const response = await server.request(endpoint.method, `${path}${query}`, {
    signal: aborter.signal,
    ...(as ? { as } : {}),
    ...body,
  });
  const json = (response.headers.get('content-type') ?? '').includes('json');
  const answer = json ? ((await response.json()) as { error?: { code: string } }) : {};
  aborter.abort();
  return { status: response.status, code: answer.error?.code };
}

const told = ({ status, code }: Answered) => `${status} ${code ?? ''}`;
const unknownId = 'AAAAAAAAAAAAAAAA';
const idOf = ({ endpoint }: Route) =>
  Object.entries(ids).find(([start]) => endpoint.path.startsWith(start))?.[1] ?? unknownId;

/** Describes the fault of one answer by the rule of its path; undefined if there is none. */
async function judge(route: Route, name: ViewerName): Promise<string | undefined> {
  const kind = viewers[name];
  const rule = ruleOf(route);
  const changes = route.endpoint.method !== 'GET';
  // A call that changes something gets a new member, so that it does not affect the next call.
  const fresh = changes && (rule === 'member' || /logout|me\/sessions$/.test(route.endpoint.path));
  const as = fresh || /logout/.test(route.endpoint.path) ? await person(name) : people.get(name);
  const answer = await call(route, as, idOf(route));
  const denied = route.policy[kind] === 'deny' || (kind === 'unconfirmed' && needsConfirmation.includes(nameOf(route)));
  if (denied)
    return answer.status === 403 && answer.code === refusals[kind] ? undefined : `${told(answer)}, not refused`;
  if (answer.code === refusals[kind]) return `${told(answer)}, refused`;
  if (answer.status >= 500) return told(answer);
  const hidden = rule === 'own' || (rule === 'member' && name.startsWith('who '));
  // A viewer may block a member again whom they have blocked, and unblock them.
  if (name === 'who has blocked' && route.endpoint.path.endsWith('/block')) return undefined;
  if (hidden) {
    const none = await call(route, fresh ? await person(name) : as, unknownId);
    return told(answer) === told(none) ? undefined : `${told(answer)}, but ${told(none)} for an id that never was`;
  }
  return rule === 'member' && answer.status >= 300 ? `${told(answer)} of a member who is there` : undefined;
}

it('has a rule for every route, and no rule without a route', () => {
  expect(routes.filter((route) => ruleOf(route) === undefined).map(nameOf)).toEqual([]);
  expect(rules.filter(([, path]) => !routes.some(({ endpoint }) => path.test(endpoint.path)))).toEqual([]);
  const owned = routes.filter((route) => ['own', 'member'].includes(ruleOf(route) ?? ''));
  expect(owned.filter((route) => idOf(route) === unknownId).map(nameOf)).toEqual([]);
  const names = new Set(routes.map(nameOf));
  expect(Object.keys(bodies).filter((name) => !names.has(name))).toEqual([]);
});

it('refuses, hides and admits each viewer at each route as the rules say', async () => {
  const mismatches: string[] = [];
  for (const route of routes) {
    server.clock.advance(20);
    const judged = (Object.keys(viewers) as ViewerName[]).map(async (name) => {
      const wrong = await judge(route, name);
      return wrong === undefined ? [] : [`${nameOf(route)} as ${name}: ${wrong}`];
    });
    mismatches.push(...(await Promise.all(judged)).flat());
  }
  expect(mismatches).toEqual([]);
});

it('lets the owner of a thing make every call on it', async () => {
  const mismatches: string[] = [];
  const owned = routes.filter((route) => ruleOf(route) === 'own');
  // Deletions come last, then restorations; the session is deleted at the very end.
  const last = ({ endpoint: { method, path } }: Route) =>
    path.endsWith('/restored') ? 2 : (method === 'DELETE' ? 1 : 0) + (/sessions/.test(path) ? 2 : 0);
  for (const route of owned.toSorted((a, b) => last(a) - last(b))) {
    server.clock.advance(20);
    const shared = /conversations|chat\.php/.test(route.endpoint.path);
    const answers = [await call(route, owner, idOf(route))];
    if (shared) answers.push(await call(route, partner, idOf(route)));
    // The sender of a photo has nothing to open.
    const done = answers.filter(({ status }) => status < 300);
    if (done.length === 0) mismatches.push(`${nameOf(route)}: ${answers.map(told).join(', ')}`);
  }
  expect(mismatches).toEqual([]);
});
