import { endpoints } from '@heartline/api-client/contract';

import { databaseTime } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/raw-answer.ts';
import { policies, route, type Route } from '../platform/http/route.ts';
import { newSecret } from '../platform/ids.ts';
import { buildOpenApi, type OpenApi } from '../platform/openapi/build-openapi.ts';
import { docsPage } from '../platform/openapi/docs-page.ts';
import type { Platform } from '../platform/platform.ts';
import { logBounce } from './bounces.service.ts';

let made: OpenApi | undefined;
const contract = (): OpenApi => (made ??= buildOpenApi());
let encoded: Buffer<ArrayBuffer> | undefined;
const contractBytes = () => (encoded ??= Buffer.from(JSON.stringify(contract())));

/**
 * For load balancers: `/healthz` says that the process lives, `/readyz` that it takes requests. For developers: the contract. For pages:
 * the beacon when they are hidden.
 */
export function createOperationsRoutes(
  platform: Pick<Platform, 'sql' | 'leaving' | 'clock' | 'time' | 'timeLimits'>,
): Route[] {
  const { sql, leaving, time, timeLimits } = platform;
  return [
    route({
      endpoint: endpoints.operations.healthz,
      policy: policies.everyone,
      rate: 'none',
      anonymous: true,
      handle: async () => ({ status: 'ok' as const }),
    }),
    route({
      endpoint: endpoints.operations.readyz,
      policy: policies.everyone,
      rate: 'none',
      anonymous: true,
      handle: async () => {
        if (leaving.begun) throw new ServerError('busy');
        await time.within(
          timeLimits.readiness,
          () => databaseTime(sql),
          () => {
            throw new ServerError('database_unavailable', { retryAfter: 2 });
          },
        );
        return { status: 'ok' as const };
      },
    }),
    route({
      endpoint: endpoints.operations.pageHidden,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body: { bounce } }, { site }) => {
        if (bounce) await logBounce(platform, site, bounce);
        return undefined;
      },
    }),
    route({
      endpoint: endpoints.operations.openApi,
      policy: policies.everyone,
      rate: 'read',
      handle: async () =>
        new RawAnswer(contractBytes(), {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=300',
        }),
    }),
    route({
      endpoint: endpoints.operations.docs,
      policy: policies.everyone,
      rate: 'read',
      handle: async () => {
        const nonce = newSecret();
        const headers = {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
        };
        return new RawAnswer(docsPage(contract(), nonce), headers);
      },
    }),
  ];
}
