import type { EndpointRequest, endpoints } from '@heartline/api-client/contract';

import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { saveBounce } from './bounces.store.ts';

type Bounce = NonNullable<EndpointRequest<typeof endpoints.operations.pageHidden>['body']['bounce']>;

/** Logs how far a visit has come that asked to be logged (SES-05). Whether its visitor is signed in does not matter. */
export async function logBounce(
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  site: Site,
  bounce: Bounce,
): Promise<void> {
  const { visit, page, pages, seconds, network = null, ref = null } = bounce;
  await saveBounce(sql, { siteId: site.id, visit, page, pages, seconds, network, ref, at: clock.now() });
}
