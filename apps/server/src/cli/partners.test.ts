import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { partners } from './partners.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await partners(args, server.platform, (line) => lines.push(line));
  return { code, lines };
}

it('registers, lists and revokes a partner, and gives a token that is shown once', async () => {
  expect(
    await run('add', 'heartline', 'acme', 'Acme Ltd', 'https://a.example, https://b.example', 'gallery,video'),
  ).toEqual({
    code: 0,
    lines: ['1: added'],
  });
  expect((await run('add', 'nordlys', 'acme', 'Acme', 'https://a.example')).lines).toEqual(['2: added']);
  const given = await run('token', '1');
  expect(given.lines[0]).toMatch(/^\/partners\/[\w-]{32}$/);
  expect((await run('list')).lines).toEqual([
    '1  heartline  acme  Acme Ltd  https://a.example,https://b.example  gallery,video  has a page',
    '2  nordlys  acme  Acme  https://a.example  all landers  no page',
  ]);
  expect(await run('no-token', '1')).toEqual({ code: 0, lines: ['1: no-token'] });
  expect(await run('revoke', '1')).toEqual({ code: 0, lines: ['1: revoke'] });
  expect(await run('revoke', '1')).toEqual({ code: 1, lines: ['1: no such partner'] });
  expect((await run('list')).lines[0]).toContain('revoked 2');
  expect(await server.sql`select action from audit_log where subject = 'partner:1' order by id`).toMatchObject(
    ['partner.add', 'partner.token', 'partner.no-token', 'partner.revoke'].map((action) => ({ action })),
  );
});

it.each([
  [['add', 'nowhere', 'x', 'X', 'https://x.example'], 2, 'no site'],
  [['add', 'heartline', 'a b', 'X', 'https://x.example'], 1, 'without spaces'],
  [['add', 'heartline', 'x', 'X', 'https://x.example/'], 1, 'is not an origin'],
  [['add', 'heartline', 'x', 'X', 'https://*.x.example'], 1, 'is not an origin'],
  [['add', 'heartline', 'x', 'X', 'https://x.example', 'Gallery'], 1, 'is not the name of a lander'],
  [['add', 'nordlys', 'acme', 'X', 'https://x.example'], 1, 'already'],
  [['add', 'nordlys', 'x', 'X', 'https://x.example,https://a.example'], 1, 'already'],
  [['revoke', 'acme'], 2, 'npm run partners'],
  [[], 2, 'npm run partners'],
])('refuses %j', async (args, code, words) => {
  const outcome = await run(...args);
  expect([outcome.code, outcome.lines.join('\n').includes(words)]).toEqual([code, true]);
});
