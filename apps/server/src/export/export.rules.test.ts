import { readFile } from 'node:fs/promises';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { newPublicId } from '../platform/ids.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { takeExport } from '../testing/export.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { foundIn, lifePassword, liveAlong } from '../testing/one-life.ts';
import { exportRules } from './export.rules.ts';

const day = 86_400;

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: true } });
  hash = await passwordHasher.hash(lifePassword);
});
afterAll(() => server.close());

interface Column {
  table: string;
  column: string;
  type: string;
}

const columnsOfDatabase = () =>
  server.sql<Column[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`;

const leftColumns = (columns: readonly Column[]) =>
  columns.filter(({ table, column }) => {
    const rule = exportRules[table];
    return rule !== undefined && rule !== 'nobody' && (!('given' in rule) || Object.hasOwn(rule.left, column));
  });

describe('[ACC-08] the inventory of an export', () => {
  it('has a rule for each table, and lists each column of an included table as included or left out', async () => {
    const columns = await columnsOfDatabase();
    const tables = Map.groupBy(columns, ({ table }) => table);

    expect([...tables.keys()].toSorted()).toEqual(Object.keys(exportRules).toSorted());
    for (const [table, rule] of Object.entries(exportRules)) {
      if (rule === 'nobody' || !('given' in rule)) continue;
      const named = [...rule.given, ...Object.keys(rule.left)];
      expect([table, named.toSorted()]).toEqual([
        table,
        tables
          .get(table)
          ?.map(({ column }) => column)
          .toSorted(),
      ]);
    }
  });

  it('does not declare a table without members if it refers to a member', async () => {
    const references = await server.sql<{ table: string }[]>`
      select distinct r.conrelid::regclass::text as table from pg_constraint r
      where r.contype = 'f' and r.confrelid = 'members'::regclass`;
    expect(references.filter(({ table }) => exportRules[table] === 'nobody')).toEqual([]);
    expect(references.length).toBeGreaterThan(20);
  });
});

/** Texts and bytes in the columns left out, if long enough to be found only as themselves. */
async function valuesLeft(): Promise<string[]> {
  const values: string[] = [];
  for (const { table, column, type } of leftColumns(await columnsOfDatabase())) {
    // The search's copies of a profile contain the profile.
    if (table === 'search_entries' || table === 'search_bits') continue;
    if (!['text', 'bytea', 'uuid'].includes(type) || ['name_key', 'email_key', 'email'].includes(column)) continue;
    const rows = await server.sql<{ value: string }[]>`
      select distinct ${type === 'bytea' ? server.sql`encode(${server.sql(column)}, 'hex')` : server.sql`${server.sql(column)}::text`} as value
      from ${server.sql(table)} where ${server.sql(column)} is not null`;
    values.push(...rows.map(({ value }) => value).filter((value) => value.length >= 14));
  }
  return values;
}

it('[ACC-08] has the messages a member wrote and received, and no secret, note of the staff or report by another', async () => {
  const [anna, bert, staff] = [
    await server.signUp({ name: 'Annamarkella', email: 'annamarkella@example.com', premium: true, credits: 500 }),
    await server.signUp({ gender: 'man', premium: true, credits: 500 }),
    await server.signUp({ moderator: true }),
  ];
  const marks = await liveAlong(server, anna, bert, staff);
  const copy = await takeExport(server, anna, lifePassword);

  const inData = foundIn(copy.textOf('data.json'), marks);
  expect(inData.toSorted()).toEqual(
    [
      'name',
      'email',
      'about',
      'written',
      'answered',
      'reported',
      'complained',
      'facts',
      'appeal',
      'appeal-answer',
      'search',
      'preferences',
      'first',
      'draft',
      'tracking',
      'tattoos',
      'interest',
      'zone',
      'passkey-name',
      'browser',
    ].toSorted(),
  );
  expect(foundIn(copy.everything, marks).toSorted()).toEqual(inData.toSorted());
  expect(foundIn(copy.textOf('index.html'), marks).toSorted()).toEqual(
    ['name', 'email', 'about', 'reported', 'complained', 'facts', 'appeal', 'appeal-answer'].toSorted(),
  );
  const left = await valuesLeft();
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((value) => copy.everything.includes(value))).toEqual([]);
  const documented = [...(await readFile('docs/export.md', 'utf8')).matchAll(/^\| `(\w+)` +\|/gm)].map(
    ([, key]) => key,
  );
  expect(Object.keys(copy.data)).toEqual(documented);
  // Of the other member: the name, and their messages.
  expect(copy.everything).toContain(bert.name);
  expect(copy.everything).not.toContain(bert.publicId);
  expect(copy.everything).not.toContain(bert.email);
  // One photo of the profile and one that was sent; none of the other member's.
  expect(copy.names.filter((name) => name.endsWith('.webp'))).toHaveLength(2);
  for (const name of copy.names.filter((one) => one.endsWith('.webp')))
    expect(Buffer.from(copy.bytesOf(name).subarray(8, 12)).toString()).toBe('WEBP');
});

async function pair(): Promise<{ anna: TestMember; bert: TestMember; chat: string }> {
  const [anna, bert] = [
    await server.signUp({ credits: 10_000, premium: true }),
    await server.signUp({ gender: 'man', credits: 10_000 }),
  ];
  await saveCredentials(server.sql, anna.memberId, hash, server.clock.now());
  return { anna, bert, chat: await startChat(server, anna, bert) };
}

describe('[ACC-08] of members whom the owner does not see any more', () => {
  it.each(['blocked', 'blocking', 'leaving'] as const)(
    'an export has the owner’s own messages and no name: %s',
    async (how) => {
      const { anna, bert, chat } = await pair();
      await said(await say(server, anna, chat, `mine-${how}-words`));
      await said(await say(server, bert, chat, `theirs-${how}-words`));
      const before = await takeExport(server, anna, lifePassword);
      expect(before.everything).toContain(`theirs-${how}-words`);
      expect(before.everything).toContain(bert.name);

      if (how === 'leaving')
        await server.sql`update members set status = 'pending_deletion' where id = ${bert.memberId}`;
      else {
        const [by, whom] = how === 'blocked' ? [anna, bert] : [bert, anna];
        await server.request('PUT', `/api/members/${whom.publicId}/block`, { as: by });
      }
      const after = await takeExport(server, anna, lifePassword);
      expect(after.everything).toContain(`mine-${how}-words`);
      expect(after.everything).not.toContain(`theirs-${how}-words`);
      expect(after.data['conversations']).toMatchObject([{ with: null }]);
      // Members whom the owner has blocked are named in the list of blocks, and nowhere else.
      expect(after.everything.includes(bert.name)).toBe(how === 'blocked');
    },
  );
});

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

it('[ACC-08] any text is the same in data.json, and plain text in the pages', async () => {
  const { anna, bert, chat } = await pair();
  const [row] = await server.sql<{ id: number }[]>`select id from conversations where public_id = ${chat}`;
  const nasty = fc.oneof(
    fc.constantFrom(
      '</p><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '&amp; \\u0000 \n ]]>',
      '{"a":1}',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !text.includes('\0')),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 8 }), nasty, async (texts, about) => {
      server.clock.advance(day);
      const now = server.clock.now();
      await server.sql`update sessions set expires_at = ${new Date(now.getTime() + 9_000_000)}, last_used_at = ${now} where member_id = ${anna.memberId}`;
      await server.sql`delete from messages where conversation_id = ${row?.id ?? 0}`;
      await server.sql`update members set about = ${about} where id = ${anna.memberId}`;
      await server.sql`update conversations set last_seq = ${texts.length} where public_id = ${chat}`;
      for (const [index, text] of texts.entries())
        await server.sql`
          insert into messages (conversation_id, seq, public_id, sender_id, kind, body, about, client_id, cost, created_at)
          values (${row?.id ?? 0}, ${index + 1}, ${newPublicId()}, ${index % 2 ? bert.memberId : anna.memberId}, 'text', ${text},
            ${server.sql.json({ kind: 'text', text: about })}, gen_random_uuid(), 0, ${now})`;
      const copy = await takeExport(server, anna, lifePassword);
      const [talk] = copy.data['conversations'] as { messages: { text: string; by_me: boolean }[] }[];
      expect(talk?.messages.map(({ text, by_me: mine }) => [text, mine])).toEqual(
        texts.map((text, index) => [text, index % 2 === 0]),
      );
      expect(copy.data['profile']).toMatchObject({ about });
      expect(copy.textOf('index.html')).toContain(escaped(about));
      const page = copy.textOf(`conversations/${chat}.html`);
      for (const text of texts) expect(page).toContain(`<p class="text">${escaped(text)}</p>`);
      // All messages quote the same words: above the owner's the heading names the other profile, above the other member's it says “your
      // profile”.
      const quotes = [...page.matchAll(/<blockquote>\s*<small>([^<]*)<\/small>\s*<p class="text">([^<]*)<\/p>/g)];
      const name = /<h1>([^<]*)<\/h1>/.exec(page)?.[1];
      expect(quotes.map(([, heading, quote]) => [heading, quote])).toEqual(
        texts.map((_, index) => [index % 2 === 0 ? `Profile of ${name}` : 'From your profile', escaped(about)]),
      );
      expect(copy.textOf('index.html') + page).not.toContain('<script');
    }),
    { numRuns: 15 },
  );
});
