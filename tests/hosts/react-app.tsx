import type { HeartlineLanderProps } from '@heartline/landers/gallery';
import { useState, type ComponentType } from 'react';

export interface PartnerAppProps extends HeartlineLanderProps {
  lander: ComponentType<HeartlineLanderProps>;
}

/** A partner's app: a lander between the app's own content, and a count of visitors who leave for the sign-up. */
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
