import type { PaymentProvider, ProviderParts } from '../provider.ts';
import { createSandboxPages } from './pages.ts';
import { createSandbox } from './sandbox.ts';

/** It gives credits for nothing: in a demo and in tests only, its pay pages with it. */
export function openSandbox(parts: ProviderParts): PaymentProvider[] {
  if (!parts.config.demo && parts.config.mode !== 'test') return [];
  return [{ ...createSandbox(parts), pages: createSandboxPages(parts) }];
}
