import type { ApiClient } from '@heartline/api-client';

/** Deletes this device's stored data of a member whose session was ended elsewhere: the server names the member to the page. */
export async function forgetRevoked(api: ApiClient, memberId: string): Promise<void> {
  await (await import('./forget-member.ts')).forgetUnlessBack(api, memberId);
}
