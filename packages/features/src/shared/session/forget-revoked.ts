import type { ApiClient } from '@heartline/api-client';

/** Takes away what this device keeps of a member whose session was ended from elsewhere: the server names them to the page. */
export async function forgetRevoked(api: ApiClient, memberId: string): Promise<void> {
  await (await import('./forget-member.ts')).forgetUnlessBack(api, memberId);
}
