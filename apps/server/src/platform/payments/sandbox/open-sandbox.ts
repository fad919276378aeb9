import type { PaymentProvider, ProviderParts } from '../provider.ts';
import { createSandboxPages } from './pages.ts';
import { createSandbox } from './sandbox.ts';

/** It gives credits without payment: only in a demo and in tests, and so are its pay pages. */
export function openSandbox(parts: ProviderParts): PaymentProvider[] {
  if (!parts.config.demo && parts.config.mode !== 'test') return [];
  return [{ ...createSandbox(parts), pages: createSandboxPages(parts) }];
}
