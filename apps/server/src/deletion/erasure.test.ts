import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { deleteOldNameless } from '../likes/likes.service.ts';
import { jsonb } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createServer } from '../server.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { foundIn, lifePassword as password, liveAlong } from '../testing/one-life.ts';
import { deleteOldVisits } from '../visits/visits.service.ts';
import { erasureRules } from './erasure.rules.ts';
import { eraseMember } from './erasure.store.ts';

const day = 86_400;

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: true } });
  hash = await passwordHasher.hash(password);
});
afterAll(() => server.close());

async function tablesOfDatabase(): Promise<Map<string, string[]>> {
  const rows = await server.sql<{ name: string; columns: string[] }[]>`
    select c.table_name as name, array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`;
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

describe('the inventory of data held about members', () => {
  it('has a rule for each table, and for each column of a table that stays', async () => {
    const tables = await tablesOfDatabase();

    expect([...tables.keys()].toSorted()).toEqual(Object.keys(erasureRules).toSorted());
    for (const [table, rule] of Object.entries(erasureRules)) {
      if (typeof rule === 'string' || !('stays' in rule)) continue;
      const named = [...rule.kept, ...Object.keys(rule.emptied ?? {})];
      expect([table, named.toSorted()]).toEqual([table, tables.get(table)?.toSorted()]);
    }
  });

  it('names every reference by which the database deletes rows together with a member', async () => {
    const references = await server.sql<{ table: string; column: string }[]>`
      select r.conrelid::regclass::text as table, a.attname as column
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any(r.conkey)
      where r.contype = 'f' and r.confrelid = 'members'::regclass and r.confdeltype = 'c'`;
    const left = references.filter(({ table, column }) => {
      const rule = erasureRules[table];
      if (rule === undefined || rule === 'nobody') return true;
      if ('goesWith' in rule || 'ends' in rule || table === 'conversations') return false;
      return 'rowsOf' in rule ? !rule.rowsOf.includes(column) : !rule.kept.includes(column);
    });
    // Other references remain in the rows of other members; the store handles those.
    expect(left).toEqual([]);
  });
});

/** Filled from files about the world before anybody signs up: too much to be read each time. */
const world = ['places', 'place_names', 'regions'];

/** Everything in the database, as text. */
async function everyRow(): Promise<string> {
  const texts: string[] = [];
  for (const table of [...(await tablesOfDatabase()).keys()].filter((name) => !world.includes(name))) {
    const rows = await server.sql<{ row: string }[]>`select to_jsonb(t)::text as row from ${server.sql(table)} t`;
    texts.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return texts.join('\n');
}

/** Every file in the folders of the server, with its name. */
async function everyFile(folder = server.config.dataDir): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return (await stat(path)).isFile() ? `${name} ${await readFile(path, 'utf8')}` : name;
    }),
  );
  return files.join('\n');
}

it('[ACC-05] after 14 days no trace of a member is found in rows, files, queue or mails, and the ledger adds up', async () => {
  const [anna, bert, staff] = [
    await server.signUp({ name: 'Annamarkella', email: 'annamarkella@example.com', premium: true, credits: 500 }),
    await server.signUp({ gender: 'man', premium: true, credits: 500 }),
    await server.signUp({ moderator: true }),
  ];
  const marks = await liveAlong(server, anna, bert, staff);
  expect(Object.keys(marks).length).toBeGreaterThan(30);
  const before = `${await everyRow()}\n${await everyFile()}`;
  expect(foundIn(before, marks)).toEqual(Object.keys(marks));
  const ledger = () =>
    server.sql`select id, amount, balance_after from ledger_entries where member_id = ${anna.memberId} order by id`;
  const entries = await ledger();

  const left = await server.request('DELETE', '/api/me', { as: anna, body: { password } });
  expect(left.status).toBe(200);
  expect((await server.mails()).filter(({ to }) => to === anna.email)).not.toEqual([]);
  server.clock.advance(13 * day);
  await server.platform.jobs.runDue();
  expect(foundIn(await everyRow(), marks)).toContain('written');

  server.clock.advance(day + 3_600);
  await server.platform.jobs.runDue();
  expect(foundIn(await everyRow(), marks)).toEqual([]);
  expect(foundIn(await everyFile(), marks)).toEqual([]);
  expect(await ledger()).toEqual(entries);
  expect(entries.length).toBeGreaterThan(0);
  const [decision] = await server.sql`select action, subject, details from audit_log where action = 'member.warn'`;
  expect(decision).toEqual({ action: 'member.warn', subject: `member:${anna.publicId}`, details: {} });
  // The other member's data is unchanged.
  const [other] = await server.sql`select status, name from members where id = ${bert.memberId}`;
  expect(other).toEqual({ status: 'active', name: bert.name });
});

it('[ACC-05] after 14 days no job has a former address of the member, although it was parked later than the deletion', async () => {
  const anna = await server.signUp();
  await saveCredentials(server.sql, anna.memberId, hash, server.clock.now());
  expect((await server.request('DELETE', '/api/me', { as: anna, body: { password } })).status).toBe(200);
  server.clock.advance(5 * day);
  const { sql } = server;
  const [at, former] = [server.clock.now(), 'annas-former@example.com'];
  await sql`
    insert into jobs (kind, payload, run_at, written_at, parked, last_error)
    values ('mail.password-reset', ${sql.json({ email: former })}, ${at}, ${at}, true, null),
      ('withdrawal.refund', '{"orderId":-5}', ${at}, ${at}, true, ${`refused: ${former}`})`;
  server.clock.advance(day);
  await server.platform.jobs.runDue();
  // The operator has time to read what failed.
  expect((await everyRow()).split(former)).toHaveLength(3);

  server.clock.advance(8 * day + 3_600);
  await server.platform.jobs.runDue();
  expect(await sql`select from deletions where member_id = ${anna.memberId} and erased_at is not null`).toHaveLength(1);
  expect(await everyRow()).not.toContain(former);
  // The money is still owed.
  expect(await sql`select last_error from jobs where payload = '{"orderId":-5}'`).toEqual([{ last_error: null }]);
});

describe('likes and visits without a name', () => {
  const hiddenFor = async (as: TestMember) => {
    const [likes, visits] = await Promise.all(
      ['/api/likes.php', '/api/visits'].map(async (path) =>
        (await server.request('GET', path, { as })).json().then((answer) => JSON.stringify(answer)),
      ),
    );
    // A signed address of the same picture differs each time.
    return [likes, visits].map((text) => text?.replaceAll(/\?[^"]+/g, ''));
  };
  const stay = (one: TestMember) =>
    server.sql`update sessions set expires_at = ${new Date(server.clock.now().getTime() + 200 * day * 1000)},
      last_used_at = ${server.clock.now()} where member_id = ${one.memberId}`;

  it('stay the same for a reader who sees no names, with nobody behind them, until their 90 days are over', async () => {
    const [reader, premium] = [
      await server.signUp({ gender: 'man' }),
      await server.signUp({ gender: 'man', premium: true }),
    ];
    const [anna, blocked] = [await server.signUp(), await server.signUp()];
    for (const from of [anna, blocked])
      for (const to of [reader, premium]) {
        await server.request('PUT', `/api/members/${to.publicId}/like`, { as: from });
        server.clock.advance(1);
        await server.request('GET', `/api/members/${to.publicId}`, { as: from });
        server.clock.advance(1);
      }
    server.clock.advance(day);
    await server.request('GET', `/api/members/${reader.publicId}`, { as: anna });
    await server.request('PUT', `/api/members/${reader.publicId}/block`, { as: blocked });
    // Past the telling of all of it.
    server.clock.advance(900);
    const before = await hiddenFor(reader);
    // Two likes, and three visits, two of them by the same visitor.
    expect(before.join().match(/"blurred_image":"/g)).toHaveLength(5);

    for (const one of [anna, blocked]) {
      await saveCredentials(server.sql, one.memberId, hash, server.clock.now());
      expect((await server.request('DELETE', '/api/me', { as: one, body: { password } })).status).toBe(200);
    }
    server.clock.advance(14 * day + 3_600);
    for (const one of [reader, premium]) await stay(one);
    await server.platform.jobs.runDue();
    expect(
      await server.sql`select from deletions where erased_at is null and member_id in (${anna.memberId}, ${blocked.memberId})`,
    ).toHaveLength(0);
    expect(await hiddenFor(reader)).toEqual(before);
    expect((await hiddenFor(premium)).join()).not.toContain('blurred_image":"');
    for (const { table, column } of [
      { table: 'likes', column: 'from_id' },
      { table: 'nameless_likes', column: 'from_id' },
      { table: 'visits', column: 'visitor_id' },
    ])
      expect(
        await server.sql`select from ${server.sql(table)} where ${server.sql(column)} in (${anna.memberId}, ${blocked.memberId})`,
      ).toHaveLength(0);

    // They can be marked as seen like any other.
    await server.request('PUT', '/api/likes/seen', { as: reader });
    await server.request('PUT', '/api/visits/seen', { as: reader });
    expect((await hiddenFor(reader)).join()).not.toMatch(/"(like_new|is_new)":true/);

    server.clock.advance(77 * day);
    await stay(reader);
    await deleteOldNameless(server.platform);
    await deleteOldVisits(server.platform);
    expect((await hiddenFor(reader)).join()).not.toContain('blurred_image":"');
    expect(
      await server.sql`select from traces_left where member_id in (${reader.memberId}, ${premium.memberId})`,
    ).toHaveLength(0);
  });
});

it('the audit log allows the words about erased members to be emptied, and no other change', async () => {
  const [one, staff] = [await server.signUp(), await server.signUp({ moderator: true })];
  const { sql } = server;
  await sql`
    insert into audit_log (actor, action, subject, member_id, details, created_at)
    values (${`member:${staff.publicId}`}, 'kept', 'member:x', ${one.memberId}, '{"reason":"words"}', ${server.clock.now()})`;
  const empty = () => sql`update audit_log set details = '{}' where action = 'kept'`;
  await expect(empty()).rejects.toThrow('append-only');
  await sql`update members set status = 'deleted' where id = ${one.memberId}`;
  await expect(sql`update audit_log set details = '{}', actor = 'somebody else' where action = 'kept'`).rejects.toThrow(
    'append-only',
  );
  await expect(sql`delete from audit_log where action = 'kept'`).rejects.toThrow('append-only');
  await empty();
});

it.each([
  ['has not confirmed', { confirmed: false }, 'heartline', true],
  ['has confirmed', { confirmed: true }, 'heartline', false],
  ['has confirmed, about a site of another pool', { confirmed: true }, 'amici', true],
])(
  '[ACC-06] a complaint without a log-in, from an address that the erased account %s',
  async (_how, account, site, stays) => {
    const { sql, clock } = server;
    const email = `carla-${site}-${String(account.confirmed)}@example.org`;
    const complaint = { kind: 'payment', text: 'I paid twice.', email };
    expect((await server.request('POST', '/api/complaints', { body: complaint })).status).toBe(200);
    await sql`update complaints set site_id = ${site} where email = ${email}`;
    const { memberId } = await server.signUp({ email, ...account });
    await sql.begin((tx) => eraseMember(tx, memberId, clock.now()));
    expect(await sql`select from complaints where email = ${email}`).toHaveLength(stays ? 1 : 0);
  },
);

describe('[ACC-05] the queue after the erasure of na@example.org', () => {
  const email = 'na@example.org';
  /** Erases that member, and returns what is left of a job. */
  async function leftOf(
    { payload, lastError = null }: { payload: object; lastError?: string | null },
    account: SignUpOptions = {},
  ) {
    const { sql, clock } = server;
    const { memberId } = await server.signUp({ email, ...account });
    const at = clock.now();
    const [job] = await sql<{ id: number }[]>`
      insert into jobs (kind, payload, run_at, written_at, parked, last_error)
      values ('mail.any', ${jsonb(sql, payload)}, ${at}, ${at}, true, ${lastError}) returning id`;
    await sql.begin((tx) => eraseMember(tx, memberId, at));
    return sql`select last_error from jobs where id = ${job?.id ?? 0}`;
  }
  const reset = (to: string, siteId = 'heartline') => ({ payload: { siteId, email: to } });
  const stays = [{ last_error: null }];

  it('has mails to addresses that end like it', async () => {
    const { memberId } = await server.signUp({ email: 'hanna@example.org' });
    expect(await leftOf({ payload: { memberId, to: 'anna@example.org' } })).toEqual(stays);
    expect(await leftOf(reset('anna@example.org'))).toEqual(stays);
  });

  it('has no mail to it, however it was typed', async () => {
    const other = await server.signUp();
    expect(await leftOf(reset(email))).toEqual([]);
    expect(await leftOf(reset('Na@Example.org'))).toEqual([]);
    expect(await leftOf({ payload: { memberId: other.memberId, to: email } })).toEqual([]);
  });

  it('has mails to it of another pool, and those that the account had not proven to be its own', async () => {
    const elsewhere = await server.signUp({ pool: 'amici', siteId: 'amici' });
    expect(await leftOf(reset(email, 'amici'))).toEqual(stays);
    expect(await leftOf({ payload: { memberId: elsewhere.memberId, to: email } })).toEqual(stays);
    expect(await leftOf(reset(email), { confirmed: false })).toEqual(stays);
  });

  it('has the jobs of others whose last error named it, without the error', async () => {
    const { memberId } = await server.signUp();
    expect(await leftOf({ payload: { memberId }, lastError: `550 <${email}> is unknown` })).toEqual(stays);
    const error = 'the provider does not answer';
    expect(await leftOf({ payload: { memberId }, lastError: error })).toEqual([{ last_error: error }]);
  });
});

describe('[ACC-05] a restored database', () => {
  /** Puts the account back to the time before its deletion, as a dump of that day has it. */
  async function restore({ memberId }: TestMember, email: string): Promise<void> {
    await server.sql`delete from deletions where member_id = ${memberId}`;
    await server.sql`
      update members set status = 'active', email = ${email}, email_key = ${email}, name = 'Back again', name_key = ${email}, confirmed_at = ${server.clock.now()}
      where id = ${memberId}`;
  }
  async function gone(): Promise<TestMember> {
    const made = await server.signUp();
    await saveCredentials(server.sql, made.memberId, hash, server.clock.now());
    await server.request('DELETE', '/api/me', { as: made, body: { password } });
    await server.platform.jobs.runDue();
    return made;
  }
  const rowOf = async ({ memberId }: TestMember) =>
    (
      await server.sql<
        { status: string; email: string | null }[]
      >`select status, email from members where id = ${memberId}`
    )[0];

  it('erases again a member who had been erased, counting from the original request', async () => {
    const anna = await gone();
    server.clock.advance(15 * day);
    await server.platform.jobs.runDue();
    expect(await rowOf(anna)).toEqual({ status: 'deleted', email: null });
    await restore(anna, anna.email);
    server.clock.advance(601);
    await server.platform.jobs.runDue();
    expect(await rowOf(anna)).toEqual({ status: 'deleted', email: null });
  });

  it('hides again a member who was waiting for erasure, and mails a new way back', async () => {
    const anna = await gone();
    await restore(anna, anna.email);
    server.clock.advance(5 * day);
    await server.platform.jobs.runDue();
    expect(await rowOf(anna)).toMatchObject({ status: 'pending_deletion' });
    const mails = (await server.mails()).filter(({ to, kind }) => to === anna.email && kind === 'accountDeleted');
    expect(mails).toHaveLength(2);
  });

  const startServer = async () => {
    const started = await createServer(
      { ...server.config, port: 0 },
      { clock: server.clock, log: createLog(server.config.logLevel) },
    );
    // Without jobs: the state found then was made by the start itself.
    started.platform.jobs.start = () => {};
    return started;
  };

  it('neither shows nor admits these members from the first moment of a server', async () => {
    const anna = await gone();
    await restore(anna, anna.email);
    expect(await rowOf(anna)).toMatchObject({ status: 'active' });
    const started = await startServer();
    await started.listen();
    expect(await rowOf(anna)).toMatchObject({ status: 'pending_deletion' });
    await started.close();
  });

  it('is served if the list cannot be read, and hides these members with the next job', async () => {
    const anna = await gone();
    await restore(anna, anna.email);
    const started = await startServer();
    started.platform.deletionList.all = () => Promise.reject(new Error('the bucket does not answer'));
    await started.listen();
    await started.close();
    expect(await rowOf(anna)).toMatchObject({ status: 'active' });
    server.clock.advance(601);
    await server.platform.jobs.runDue();
    expect(await rowOf(anna)).toMatchObject({ status: 'pending_deletion' });
  });

  const waysBack = async (one: TestMember) =>
    (await server.mails())
      .filter(({ to, kind }) => to === one.email && kind === 'accountDeleted')
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
  const entriesOf = async ({ memberId }: TestMember) =>
    (await server.platform.deletionList.all()).filter((entry) => entry.memberId === memberId);

  it('does not touch a member who came back twice, whenever the list was updated', async () => {
    const anna = await gone();
    expect(await entriesOf(anna)).toHaveLength(1);
    const comeBack = async () => {
      const token = (await waysBack(anna)).at(-1) ?? '';
      expect((await server.request('POST', '/api/me/reactivation', { body: { token } })).status).toBe(200);
    };
    await comeBack();
    // The job that removes the first entry from the list is late.
    await server.sql`update jobs set run_at = ${new Date(server.clock.now().getTime() + day * 1000)} where kind = 'deletion.list'`;
    server.clock.advance(60);
    const session = await server.request('POST', '/api/user.php', { body: { login: anna.email, password } });
    const again = { ...anna, cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect((await server.request('DELETE', '/api/me', { as: again, body: { password } })).status).toBe(200);
    await server.mails();
    expect(await entriesOf(anna)).toHaveLength(2);
    server.clock.advance(60);
    await comeBack();
    await server.platform.jobs.runDue();
    expect(await entriesOf(anna)).toEqual([]);
  });

  it('does not touch a member who came back while the list could not be written', async () => {
    const anna = await gone();
    const [token = ''] = await waysBack(anna);
    expect((await server.request('POST', '/api/me/reactivation', { body: { token } })).status).toBe(200);
    await server.sql`update jobs set parked = true where kind = 'deletion.list'`;
    await server.platform.jobs.runDue();
    server.clock.advance(601);
    await server.platform.jobs.runDue();
    expect(await entriesOf(anna)).toEqual([]);
  });

  it('does not touch a member who came back', async () => {
    const anna = await gone();
    const mail = (await server.mails()).findLast(({ to }) => to === anna.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.request('POST', '/api/me/reactivation', { body: { token } })).status).toBe(200);
    await server.platform.jobs.runDue();
    await restore(anna, anna.email);
    server.clock.advance(15 * day);
    await server.platform.jobs.runDue();
    expect(await rowOf(anna)).toMatchObject({ status: 'active' });
  });
});
