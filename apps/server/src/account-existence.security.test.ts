import { endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createRoutes } from './routes.ts';
import { saveCredentials } from './identity/account.store.ts';
import { passwordHasher } from './identity/password-hash.ts';
import { hidesAccounts, pools } from './site/pools.data.ts';
import { sites } from './site/sites.data.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';

/**
 * Compares every answer that depends on an account, for known and unknown addresses and names: status, body, headers, limits and time,
 * through every way to a pool (security.md section 1). Fails for a route that takes an address or a name and is not listed here.
 */
const probes = {
  'POST /api/user.php': { body: (login: string) => ({ login, password: 'not the right one' }), tells: false },
  'DELETE /api/disabled-account': { body: (login: string) => ({ login, password: 'not the right one' }), tells: false },
  'POST /api/signup': {
    body: (email: string) => ({
      email,
      name: `Newcomer ${(counter += 1)}`,
      password: 'blue kettle on the hill',
      date_of_birth: '1992-04-03',
      gender: 'woman',
      seeking: ['man'],
      country: 'FR',
      language: 'fr',
      tracking: { ref: 'summer' },
    }),
    tells: true,
  },
  'POST /api/password-reset': { body: (email: string) => ({ email }), tells: true },
  'POST /api/activation/resend': { body: (email: string) => ({ email }), tells: false },
  'PUT /api/me/email': { body: (email: string) => ({ email, password }), tells: true, signedIn: true },
  'POST /api/complaints': { body: (email: string) => ({ email, kind: 'other', text: 'Look at this' }), tells: false },
  'POST /api/complaints/:reference/look': { body: (email: string) => ({ email }), tells: false },
  'POST /api/complaints/:reference/entries': { body: (email: string) => ({ email, text: 'One more' }), tells: false },
} as const;
type Probe = keyof typeof probes;
const names = Object.keys(probes) as Probe[];
/** Fields by which a call could ask about a member's account. */
const askingField = /mail|login|^name$|user_?name|phone/i;
/**
 * Their names are those of attributes or passkeys, their mails are kinds of mail; direct debit sends its code to any given phone number.
 */
const otherNames = [
  'PATCH /api/me',
  'PATCH /api/signup/progress',
  'POST /api/direct-debit/code',
  'POST /api/me/passkeys',
  'PATCH /api/me/passkeys/:id',
  'PUT /api/match-finder',
  'PUT /api/me/notifications',
];

const password = 'a walk in the rain';
let counter = 0;
let server: TestServer;
let passwordHash: string;
interface Way {
  host: string;
  query: string;
  pool: string;
}

/** A site of each pool that is only in the database, left by an earlier release. */
const formerHost = (pool: string) => `former.${pool}.test`;

/** Ways to one pool: the hosts of its sites, and each host forced from a site of every pool. */
function waysTo(pool: string): Way[] {
  const hosts = sites.filter((site) => site.pool === pool).map((site) => site.hosts[0] ?? '');
  const all = [...hosts, formerHost(pool)];
  const elsewhere = ['localhost', ...Object.keys(pools).map(formerHost)];
  return all.flatMap((forced) => [
    { host: forced, query: '', pool },
    ...elsewhere.map((host) => ({ host, query: `?forced_domain=${forced}`, pool })),
  ]);
}
const straightTo = (pool: string): Way => waysTo(pool)[0] ?? { host: '', query: '', pool };

beforeAll(async () => {
  const first = await createTestServer();
  for (const pool of Object.keys(pools))
    await first.sql`
      insert into sites (id, position, pool, hosts, company_id, settings)
      select ${`former-${pool}`}, 100, pool, array[${formerHost(pool)}], company_id, settings || '{"signups": "all"}'
      from sites where pool = ${pool} order by position limit 1`;
  const other = await first.another();
  server = { ...other, close: () => first.close() };
  passwordHash = await passwordHasher.hash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits, login_attempts`;
});

async function memberOf(pool: string): Promise<TestMember> {
  const member = await server.signUp({ pool, siteId: sites.find((site) => site.pool === pool)?.id ?? '' });
  await saveCredentials(server.sql, member.memberId, passwordHash, server.clock.now());
  return member;
}
const nobody = () => `nobody-${(counter += 1)}@example.com`;

async function ask(probe: Probe, who: string, { host, query, pool }: Way): Promise<string> {
  const [method = '', path = ''] = probe.split(' ');
  // The limits of the network are not under test.
  await server.sql`delete from rate_limits where key like '%:n:%'`;
  // A new member each time: the limits of one member are not under test either.
  const as = 'signedIn' in probes[probe] ? { as: await memberOf(pool) } : {};
  const response = await server.request(method, `${path.replace(':reference', 'AAAA-AAAA-AAAA')}${query}`, {
    ...as,
    body: probes[probe].body(who),
    headers: { host },
  });
  if ('signedIn' in probes[probe] && response.status === 403)
    throw new Error(`${probe} is not asked by a member of ${pool}`);
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  // Random values differ in every answer.
  const body = (await response.text()).replace(/,?"(request_id|reference|waiting)":"[^"]*"/, '');
  return `${response.status} ${body} ${JSON.stringify(headers)}`;
}

async function times(probe: Probe, who: string, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await ask(probe, who, straightTo('amici')));
  return answers;
}

it('lists every route that takes an address or a name', () => {
  const asking = createRoutes(server.platform).flatMap(({ endpoint }) =>
    fieldsOf(endpoint.body)
      .concat(fieldsOf(endpoint.query))
      .some((field) => askingField.test(field))
      ? [`${endpoint.method} ${endpoint.path}`]
      : [],
  );
  expect(asking.toSorted()).toEqual([...names, ...otherNames].toSorted());
  expect(fieldsOf(endpoints.session.login.body)).toEqual([
    'login',
    'password',
    'remember',
    'subscription',
    'endpoint',
    'keys',
    'p256dh',
    'auth',
  ]);
});

/** Names of all fields of a schema, those of its variants and nested schemas included. */
function fieldsOf(schema: unknown): string[] {
  const { entries, options, wrapped, pipe, item } = (schema ?? {}) as Record<string, unknown>;
  const inner = [options, pipe].flatMap((list) => (Array.isArray(list) ? list : [])).concat(wrapped ?? [], item ?? []);
  return [
    ...Object.entries((entries ?? {}) as Record<string, unknown>).flatMap(([name, entry]) => [
      name,
      ...fieldsOf(entry),
    ]),
    ...inner.flatMap(fieldsOf),
  ];
}

it('hides the accounts of a pool that this release does not define', () => {
  expect(hidesAccounts('of an earlier release')).toBe(true);
});

describe.each(Object.keys(pools))('in the pool %s', (pool) => {
  const hidden = pools[pool as keyof typeof pools].hide_account_existence;

  it.each(names.filter((probe) => hidden || !probes[probe].tells))(
    '%s answers the same for a known and an unknown account, on every way to the pool',
    async (probe) => {
      const different: string[] = [];
      for (const way of waysTo(pool)) {
        const known = await memberOf(pool);
        const [one, other] = [await ask(probe, known.email, way), await ask(probe, nobody(), way)];
        if (one !== other) different.push(`${way.host}${way.query}: ${one} and ${other}`);
      }
      expect(different).toEqual([]);
    },
  );

  it.each(names.filter((probe) => !hidden && probes[probe].tells))(
    '%s limits the questions about one address, whichever site of the pool they come through',
    async (probe) => {
      const ways = [straightTo(pool), { host: formerHost(pool), query: '', pool }];
      for (const who of [(await memberOf(pool)).email, nobody()]) {
        const answers: number[] = [];
        for (let at = 0; at < 12; at += 1) {
          const spelling = at % 3 ? who : who.toUpperCase();
          answers.push(Number((await ask(probe, spelling, ways[at % 2] ?? straightTo(pool))).slice(0, 3)));
        }
        expect(answers.slice(10)).toEqual([429, 429]);
      }
    },
  );
});

describe('limits and locks', () => {
  it.each(names)('%s has the same limits for a known and an unknown account', async (probe) => {
    const known = await memberOf('amici');
    const one = await times(probe, known.email, 13);
    expect(await times(probe, nobody(), 13)).toEqual(one);
    if (probe !== 'POST /api/user.php') return;
    const byName = await times(probe, (await memberOf('amici')).name, 13);
    expect(byName).toEqual(one);
    expect(await times(probe, 'Nobody Here', 13)).toEqual(one);
    expect(new Set(one.map((answer) => answer.slice(0, 3)))).toEqual(new Set(['401', '423']));
  });

  it('a lock on a name reveals nothing about addresses, and a lock on an address nothing about names', async () => {
    const [member, other] = [await memberOf('amici'), await memberOf('amici')];
    const login = 'POST /api/user.php';
    for (const locked of ['name', 'email'] as const) {
      await server.sql`truncate login_attempts`;
      await times(login, member[locked], 12);
      const asked = locked === 'name' ? 'email' : 'name';
      const stranger = await times(login, other[asked], 13);
      expect(await times(login, member[asked], 13)).toEqual(stranger);
      expect(await times(login, locked === 'name' ? nobody() : 'Somebody Else', 13)).toEqual(stranger);
    }
  });

  it('a lock does not reveal that the member logged in meanwhile', async () => {
    const login = 'POST /api/user.php';
    const member = await memberOf('amici');
    const host = 'amici.test';
    const enter = (cookie = '') =>
      server.request('POST', '/api/user.php', {
        body: { login: member.email, password: 'a walk in the rain' },
        headers: { host, cookie, 'x-test-address': '192.0.2.9' },
      });
    const device = (await enter()).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const [known, unknown]: [string[], string[]] = [[], []];
    for (let at = 0; at < 13; at += 1) {
      known.push(...(await times(login, member.email, 1)));
      unknown.push(...(await times(login, 'never-here@example.com', 1)));
      // A new device can log in only before the lock.
      const logins = [await enter(device), ...(at < 9 ? [await enter()] : [])];
      expect(logins.map(({ status }) => status)).toEqual(logins.map(() => 200));
    }
    expect(known).toEqual(unknown);
  });
});

describe('time', () => {
  /** Milliseconds; a timer may fire slightly early. */
  const keptFor = 149;
  /** Calls that delay their answer until then. */
  const keptBack: Probe[] = [
    'POST /api/signup',
    'POST /api/password-reset',
    'POST /api/activation/resend',
    'PUT /api/me/email',
  ];
  /** For an unknown account the resend call also queries the sign-ups that wait for their mail. */
  const compared = (probe: Probe, steps: string[]) =>
    steps.filter((step) => probe !== 'POST /api/activation/resend' || !/waiting_signups|^(begin|commit)/.test(step));

  /** The statements and hashes of a call, and how long it takes. */
  async function workOf(probe: Probe, who: string): Promise<{ steps: string[]; took: number }> {
    const steps: string[] = [];
    const hashes = (['hash', 'verify'] as const).map((name) => {
      const work = passwordHasher[name] as (...given: unknown[]) => Promise<never>;
      return vi.spyOn(passwordHasher, name).mockImplementation((...given: unknown[]) => {
        steps.push(`argon2 ${name}`);
        return work(...given);
      });
    });
    // postgres.js reports each statement when it sends it.
    server.sql.options.debug = (_connection, statement) => steps.push(statement);
    const started = performance.now();
    try {
      await ask(probe, who, straightTo('amici'));
      // Some statements run at the same time.
      return { steps: steps.toSorted(), took: performance.now() - started };
    } finally {
      server.sql.options.debug = false;
      for (const hash of hashes) hash.mockRestore();
    }
  }

  // Timing says less: an idle machine shows the difference of one statement, a busy one shows differences that are not there.
  it.each(names)(
    '%s takes as long for a known as for an unknown account: it does the same work, or delays both answers equally',
    async (probe) => {
      // Statements that are prepared once per connection are prepared here.
      await workOf(probe, nobody());
      const known = await workOf(probe, (await memberOf('amici')).email);
      const unknown = await workOf(probe, nobody());
      expect(known.steps.join()).toContain('rate_limits');
      expect(compared(probe, unknown.steps)).toEqual(compared(probe, known.steps));
      expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(keptBack.includes(probe) ? keptFor : 0);
      const password = 'password' in probes[probe].body(nobody());
      expect(known.steps.filter((step) => step.startsWith('argon2'))).toHaveLength(password ? 1 : 0);
    },
  );
});
