import { Entrant } from '../session/entrant.ts';
import { startSession, type SessionStart } from '../session/session.service.ts';
import type { TestMember, TestServer } from './harness.ts';

/** The same member in another browser. */
export async function anotherSession(
  { platform, sql }: TestServer,
  member: TestMember,
  { client = 'web', remember = true }: Partial<SessionStart> = {},
): Promise<TestMember> {
  const cookie = await sql.begin(async (tx) => {
    const entrant = Entrant.ofNewAccount(tx, member.memberId);
    return startSession(platform, entrant, { client, userAgent: 'phone', remember });
  });
  return { ...member, cookie: cookie.split(';')[0] ?? '' };
}
