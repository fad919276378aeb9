import type { MemberViewer } from '../platform/http/route.ts';
import type { TestMember } from './harness.ts';

/** A member as services get them from a request, on the first site. */
export const viewerOf = (
  { memberId, publicId }: Pick<TestMember, 'memberId' | 'publicId'>,
  differing: Partial<MemberViewer> = {},
): MemberViewer => ({
  kind: 'free',
  memberId,
  publicId,
  pool: 'main',
  siteId: 'heartline',
  country: 'DE',
  language: 'de',
  moderator: false,
  ageChecked: false,
  sessionId: 's',
  ...differing,
});
