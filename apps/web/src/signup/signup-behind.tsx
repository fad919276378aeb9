import { lazyPart } from '@heartline/features/shared';
import { Suspense } from 'react';

const Home = lazyPart(async () => (await import('./home-behind.ts')).ConnectedHome);

/** The home page behind the sign-up on a desktop. Nothing waits for it. */
export function SignupBehind() {
  return (
    <Suspense>
      <Home />
    </Suspense>
  );
}
