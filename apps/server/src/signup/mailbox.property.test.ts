import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { testSeed } from '../../../../tests/support/seed.ts';

/**
 * Vera reads the mailbox and has a password; Xaver knows its address and has another. In any order of their actions, even concurrent ones,
 * Xaver never has access to an account confirmed with her address, and she can always get into one.
 */
const passwords = { vera: 'my own red umbrella', xaver: 'what somebody else chose' } as const;
type Who = keyof typeof passwords;

type Step =
  | { kind: 'signs up'; who: Who }
  /** On the page of the sign-up, or by the address. */
  | { kind: 'has the link mailed again'; who: Who; byAddress: boolean }
  /** Vera, one process for each: with her password, like every visitor who opens a link. */
  | { kind: 'presses'; links: number[] }
  /** Xaver, for an account of his own. */
  | { kind: 'asks for her address' }
  /** Xaver, all his accounts with her address. */
  | { kind: 'deletes' }
  /** Vera requests a new password. */
  | { kind: 'has forgotten' }
  | { kind: 'waits'; seconds: number };

const who = fc.constantFrom<Who>('vera', 'xaver');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('signs up' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('has the link mailed again' as const), who, byAddress: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('presses' as const),
      links: fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'asks for her address' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'deletes' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'has forgotten' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('waits' as const), seconds: fc.constantFrom(1_900, 90_000, 700_000) }),
  },
);

/** MAILBOX_HISTORIES=200 is the long form, for each pool; TEST_SEED=… repeats the same histories. */
const numRuns = Number(process.env['MAILBOX_HISTORIES'] ?? 12);

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  other = await server.another();
});
afterAll(() => server.close());
const pages = {
  'complete-signup': ['POST', '/api/activation'],
  'mail-change/do': ['PUT', '/api/mail-change'],
  'reset-password/do': ['PUT', '/api/password-reset'],
  reactivate: ['POST', '/api/me/reactivation'],
} as const;
const linkInMail = /\/(complete-signup|mail-change\/do|reset-password\/do|reactivate)\?token=([\w-]+)/g;

interface Pool {
  pool: string;
  siteId: string;
  host: string;
  country: string;
}

let counter = 0;
async function beginHistory({ pool, siteId, host, country }: Pool) {
  counter += 1;
  const address = `vera-${counter}@example.com`;
  const own = await server.signUp({ pool, siteId });
  await saveCredentials(server.sql, own.memberId, await passwordHasher.hash(passwords.xaver), server.clock.now());
  const waiting: Record<Who, string[]> = { vera: [], xaver: [] };
  const cookies: Record<Who, string[]> = { vera: [], xaver: [own.cookie] };

  const call = async (by: TestServer, method: string, path: string, body: object, cookie?: string) => {
    const headers = { host, ...(cookie === undefined ? {} : { cookie }) };
    const answer = await by.request(method, path, { body, headers });
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
    return answer;
  };

  async function signUp(by: Who): Promise<void> {
    const answer = await call(server, 'POST', '/api/signup', {
      email: address,
      name: `${by} ${(counter += 1)}`,
      password: passwords[by],
      date_of_birth: '1992-04-03',
      gender: 'woman',
      seeking: ['man'],
      country,
      language: 'en',
      tracking: { ref: 'summer' },
    });
    keepCookie(by, answer);
    const made = (await answer.json()) as { waiting?: string };
    if (made.waiting !== undefined) waiting[by].push(made.waiting);
  }

  function keepCookie(by: Who, answer: Response): void {
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-heartline='));
    if (cookie !== undefined) cookies[by].push(cookie.split(';')[0] ?? '');
  }

  async function press(by: TestServer, page: string, token: string): Promise<void> {
    const [method, path] = pages[page as keyof typeof pages];
    const body = page === 'reactivate' ? { token } : { token, password: passwords.vera };
    keepCookie('vera', await call(by, method, path, body));
  }

  async function pressAll(which: readonly number[]): Promise<void> {
    const found = await mailbox();
    const chosen = which.flatMap((index) => found[index % Math.max(1, found.length)] ?? []);
    await Promise.all(chosen.map(({ page, token }, index) => press(index % 2 ? other : server, page, token)));
  }

  /** Newest first. */
  async function mailbox(): Promise<{ page: string; token: string }[]> {
    const texts = (await server.mails()).filter(({ to }) => to === address).map(({ text }) => text);
    return texts
      .toReversed()
      .flatMap((text) => [...text.matchAll(linkInMail)])
      .map(([, page = '', token = '']) => ({ page, token }));
  }

  async function take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'signs up':
        return signUp(one.who);
      case 'has the link mailed again': {
        const named = one.byAddress ? { email: address } : { waiting: waiting[one.who].at(-1) ?? 'nothing' };
        await call(server, 'POST', '/api/activation/resend', named);
        return undefined;
      }
      case 'presses':
        return pressAll(one.links);
      case 'asks for her address':
        await call(server, 'PUT', '/api/me/email', { email: address, password: passwords.xaver }, own.cookie);
        return undefined;
      case 'deletes':
        for (const cookie of cookies.xaver.slice(1))
          await call(server, 'DELETE', '/api/me', { password: passwords.xaver }, cookie);
        return undefined;
      case 'has forgotten':
        await call(server, 'POST', '/api/password-reset', { email: address });
        return undefined;
      case 'waits':
        server.clock.advance(one.seconds);
        return undefined;
    }
  }

  async function isXaverIn(): Promise<boolean> {
    const confirmed = await server.sql<{ password_hash: string }[]>`
      select c.password_hash from members m join credentials c on c.member_id = m.id
      where m.pool = ${pool} and m.email_key = ${address} and m.confirmed_at is not null`;
    for (const { password_hash } of confirmed)
      if (await passwordHasher.verify(password_hash, passwords.xaver)) return true;
    for (const cookie of cookies.xaver) {
      const { user } = (await (await server.request('GET', '/api/user.php', { headers: { host, cookie } })).json()) as {
        user: { email: string; status: string } | null;
      };
      if (user?.email === address && user.status !== 'not_confirmed') return true;
    }
    return false;
  }

  /** By a sign-up, otherwise by a new password. */
  async function canVeraGetIn(): Promise<boolean> {
    await server.sql`truncate rate_limits, login_attempts`;
    server.clock.advance(86_400);
    await signUp('vera');
    await call(server, 'POST', '/api/password-reset', { email: address });
    // One at a time, as she would, until one has worked.
    for (const page of ['complete-signup', 'reset-password/do', 'reactivate'])
      for (const { token } of (await mailbox()).filter((link) => link.page === page)) await press(server, page, token);
    const login = { login: address, password: passwords.vera };
    return (await call(server, 'POST', '/api/user.php', login)).status === 200;
  }

  return { take, isXaverIn, canVeraGetIn };
}

it.each<Pool>([
  { pool: 'main', siteId: 'heartline', host: 'localhost', country: 'DE' },
  { pool: 'amici', siteId: 'amici', host: 'amici.test', country: 'IT' },
])(
  'nobody waits in an account for the owner of its address to confirm it, in the pool $pool',
  async (pool) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        await server.sql`truncate rate_limits, login_attempts`;
        const { take, isXaverIn, canVeraGetIn } = await beginHistory(pool);
        for (const one of steps) {
          await take(one);
          expect(await isXaverIn(), `after “${one.kind}”`).toBe(false);
        }
        expect(await canVeraGetIn()).toBe(true);
        expect(await isXaverIn(), 'at the end').toBe(false);
      }),
      { numRuns, seed: testSeed },
    );
  },
  numRuns * 10_000 + 20_000,
);
