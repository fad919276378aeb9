import type { HeartlineLanderProps } from '@heartline/landers/gallery';
import { useState, type ComponentType } from 'react';

export interface PartnerAppProps extends HeartlineLanderProps {
  lander: ComponentType<HeartlineLanderProps>;
}

/** An app of a partner: a lander between what the app says itself, and a count of who leaves for the sign-up. */
export function PartnerApp({ lander: Lander, ...props }: PartnerAppProps) {
  const [state, setState] = useState('loading');
  return (
    <div className="partner-app">
      <header>
        <strong>Trail mates</strong>
        <output>{state}</output>
      </header>
      <Lander {...props} onReady={() => setState('ready')} onSignup={() => setState('signup')} />
      <footer>Hikes for a Saturday</footer>
    </div>
  );
}
