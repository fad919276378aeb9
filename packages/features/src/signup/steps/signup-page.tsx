import { Logo } from '@heartline/ui/foundations/logo';
import type { ReactNode } from 'react';

import { hrefs, useSettings } from '../../shared/index.ts';

/** Frame of the pages of a mailed link: as in the sign-up, without bar and footer. */
export function SignupPage({ children }: { children: ReactNode }) {
  const { name } = useSettings();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-140 flex-col px-4 pt-[env(safe-area-inset-top)]">
      <header className="flex min-h-14 items-center">
        <a href={hrefs.home} className="inline-flex min-h-11 min-w-0 items-center">
          <Logo name={name} />
        </a>
      </header>
      {children}
    </div>
  );
}
