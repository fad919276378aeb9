import type { ApiClient, Locale } from '@heartline/api-client';
import { membersQueries } from '@heartline/features/members';
import { parseTracking, useApi } from '@heartline/features/shared';
import { LanderPage, prepareLander } from '@heartline/landers/pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

/**
 * Loads everything a landing page of a member shows at once. If the member is not visible, the page leads into the sign-up without
 * them.
 */
export async function prepareMemberLanding(
  { api, queryClient, locale }: { api: ApiClient; queryClient: QueryClient; locale: Locale },
  { name, id, slug, search }: { name: string; id: string; slug?: string | undefined; search: string },
): Promise<void> {
  await Promise.all([
    prepareLander(queryClient, api, { name, ofMember: true, slug, tracking: parseTracking(search), locale }),
    queryClient.ensureQueryData(membersQueries.profile(api, id)).catch(() => undefined),
  ]);
}

/** A landing page of a member: /members/{id}/landing and the like (LND-01, SGN-08). */
export function MemberLanding({ name, id, slug }: { name: string; id: string; slug?: string | undefined }) {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { data } = useQuery(membersQueries.profile(useApi(), id));
  const member = data && { ...data, photo: data.mainImage?.match ?? null };
  return <LanderPage name={name} slug={slug} tracking={parseTracking(search)} member={member} />;
}
