import type { Clock } from '../../clock.ts';
import type { AgeCheckAdapter } from '../adapter.ts';
import { readSignedAnswer } from '../signed-answer.ts';
import { createSandboxPages } from './pages.ts';
import { sandboxCheckPath, sealOf } from './sandbox-check.ts';

/** A provider that believes every answer, on a page of our own; it stores nothing. */
export function createSandbox(clock: Clock, secret: string): AgeCheckAdapter {
  return {
    name: 'sandbox',
    async start({ reference, language, returnUrl }) {
      const query = { reference, language, return_url: returnUrl };
      const seal = sealOf(secret, { reference, language, returnUrl });
      return `${new URL(returnUrl).origin}${sandboxCheckPath}?${new URLSearchParams({ ...query, seal })}`;
    },
    read: (answer) => readSignedAnswer(secret, answer, clock.now()),
    pages: createSandboxPages(clock, secret),
  };
}
