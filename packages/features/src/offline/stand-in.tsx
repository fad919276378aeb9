import { Logo } from '@heartline/ui/foundations/logo';
import type { ReactNode } from 'react';

import { OfflineArt } from './offline-art.tsx';

export interface StandInProps {
  /** Name of the site. */
  name: string;
  children: ReactNode;
}

/** Frame of the pages that replace another: mark, drawing, text. */
export function StandIn({ name, children }: StandInProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink match-glow">
      <header className="px-4 pb-3 pt-[max(14px,env(safe-area-inset-top))] sm:px-6 md:py-5">
        <Logo name={name} />
      </header>
      <main className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center px-5 pb-[max(48px,env(safe-area-inset-bottom))] pt-6 text-center">
        <OfflineArt />
        {children}
      </main>
    </div>
  );
}
