import { ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';

/**
 * Moderators may not decide about themselves: neither about what they wrote or uploaded, nor about a decision against them.
 * @param memberId The member who is affected; null for nobody.
 * @throws ServerError forbidden
 */
export function refuseOwn(memberId: number | null, viewer: Pick<MemberViewer, 'memberId'>): void {
  if (memberId === viewer.memberId) throw new ServerError('forbidden');
}
