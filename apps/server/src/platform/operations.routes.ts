import { setTimeout as wait } from 'node:timers/promises';

import { endpoints } from '@heartline/api-client/contract';

import { ServerError } from './http/errors.ts';
import { policies, route, type Route } from './http/route.ts';
import type { Platform } from './platform.ts';

const patience = 1_000;

/** For balancers and supervisors: `/healthz` says that the process lives, `/readyz` that its database answers too. */
export function createOperationsRoutes({ sql }: Pick<Platform, 'sql'>): Route[] {
  return [
    route({
      endpoint: endpoints.operations.healthz,
      policy: policies.everyone,
      rate: 'none',
      handle: async () => ({ status: 'ok' as const }),
    }),
    route({
      endpoint: endpoints.operations.readyz,
      policy: policies.everyone,
      rate: 'none',
      handle: async () => {
        const late = wait(patience, 'late' as const, { ref: false });
        if ((await Promise.race([sql`select 1`, late])) === 'late')
          throw new ServerError('database_unavailable', { retryAfter: 2 });
        return { status: 'ok' as const };
      },
    }),
  ];
}
