import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { expect } from 'vitest';

import { createTestServer, type TestMember, type TestServerOptions } from '../../testing/harness.ts';

export type Report = EndpointAnswer<typeof endpoints.reports.send>['report'];
export type Notices = EndpointAnswer<typeof endpoints.notices.list>;
type Look = EndpointAnswer<typeof endpoints.moderation.look>['report'];

/** A server with a moderator, and helpers for the acts of members and of the moderator. */
export async function openDesk(options: TestServerOptions = {}) {
  const server = await createTestServer(options);
  const staff = await server.signUp({ moderator: true });

  const report = (as: TestMember, of: TestMember, body: object = {}) =>
    server.request('POST', `/api/members/${of.publicId}/report`, {
      as,
      body: { subject: { kind: 'profile' }, reason: 'fake', ...body },
    });
  const reported = async (response: Response): Promise<Report> => {
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { report: Report }).report;
  };
  const get = async <T>(path: string, as: TestMember): Promise<T> => {
    const response = await server.request('GET', path, { as });
    expect(response.status, path).toBe(200);
    return (await response.json()) as T;
  };
  const post = (path: string, body: object, as: TestMember | undefined = staff) =>
    server.request('POST', path, { body, ...(as ? { as } : {}) });
  const look = async (id: string, reason = 'Reported today'): Promise<Look> => {
    const response = await post(`/api/moderation/reports/${id}/look`, { reason });
    expect(response.status).toBe(200);
    return ((await response.json()) as { report: Look }).report;
  };
  const decide = (id: string, body: object) => post(`/api/moderation/reports/${id}/decision`, body);
  const verdict = { ground: 'harassment', facts: 'Three insults in one evening' };
  const auditOf = async (subject: string) =>
    (
      await get<{ entries: { actor: string; action: string; reason: string | null }[] }>(
        `/api/moderation/audit?subject=${subject}`,
        staff,
      )
    ).entries;

  return { server, staff, report, reported, get, post, look, decide, verdict, auditOf };
}
