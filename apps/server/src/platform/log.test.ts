import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The log entry for this value. */
function logged(value: unknown): { text: string; err: Record<string, unknown> } {
  let text = '';
  createLog('info', { write: (line: string) => void (text += line) }).error({ err: value }, 'broken');
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err };
}

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the log (security.md section 10)', () => {
  it('names the error and its location', () => {
    const { err } = logged(
      new Error('the disk is full', { cause: Object.assign(new TypeError('no'), { code: 'ENOSPC' }) }),
    );
    expect(err).toMatchObject({
      type: 'Error',
      message: 'the disk is full',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'TypeError', code: 'ENOSPC' },
    });
  });

  it('omits the row that PostgreSQL quotes, and the value it could not parse', async () => {
    const member = await server.signUp({ email: 'kept.secret@example.com' });
    const other = await server.signUp();
    const update = (value: object) =>
      failureOf(server.sql`update members set ${server.sql(value)} where id = ${other.memberId}`);
    const taken = update({ email_key: member.email });
    const refused = update({ status: 'my secret words' });
    const unread = failureOf(server.sql.unsafe(`select 'my secret words'::int`));
    for (const failure of [await taken, await refused, await unread]) {
      expect(failure).toBeInstanceOf(Error);
      const { text, err } = logged(failure);
      expect(err).toMatchObject({ type: 'PostgresError', code: expect.stringMatching(/^2[23]/) });
      expect(text).not.toMatch(/secret|kept/);
    }
  });

  it('omits addresses that other servers quote, in errors and in their descriptions', () => {
    for (const value of [
      new Error('550 <anna.b@example.com>: unknown'),
      '550 anna.b@example.com: unknown',
      "550 anna'b+c=d@example.com",
    ]) {
      const { text } = logged(value);
      expect(text).toContain('550');
      expect(text).not.toContain('anna');
    }
  });
});
