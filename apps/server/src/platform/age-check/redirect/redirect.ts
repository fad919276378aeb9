import * as v from 'valibot';

import type { Clock } from '../../clock.ts';
import { Outage } from '../../outage.ts';
import type { AgeCheckAdapter } from '../adapter.ts';
import type { RedirectConfig } from './redirect-config.ts';
import { readSignedAnswer } from '../signed-answer.ts';

const begunSchema = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });

/**
 * A provider with redirects: a check is started from server to server (POST <url>/checks), the member completes it on the provider's page,
 * and returns with the answer in the address: reference, result (yes or no), time (seconds), and signature, the hex HMAC-SHA256 of
 * `<reference>.<result>.<time>`.
 */
export function createRedirect(
  clock: Clock,
  { url, key, secret }: RedirectConfig,
  post: typeof fetch = fetch,
): AgeCheckAdapter {
  return {
    name: 'redirect',
    async start({ reference, minAge, country, language, returnUrl }, signal) {
      const body = { reference, min_age: minAge, country, language, return_url: returnUrl };
      try {
        const answer = await post(`${url}/checks`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal,
        });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return v.parse(begunSchema, await answer.json()).url;
      } catch (cause) {
        throw new Outage(`the age check: ${(cause as Error).message}`, { cause });
      }
    },
    read: (answer) => readSignedAnswer(secret, answer, clock.now()),
  };
}
