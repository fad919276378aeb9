import { useEffect, useRef } from 'react';

import { useSettings } from '../shared/index.ts';
import { countPageView, patternOf } from './page-view.ts';
import { useConsent } from './use-consent.ts';

export interface PageViewsProps {
  /** The route that is shown, such as /members/$id. */
  route: string;
  /** Its address, which is not sent: it only shows that another page was opened. */
  path: string;
}

/** Counts the opened pages, from the moment counting is allowed until consent is withdrawn (SES-05c). */
export function PageViews({ route, path }: PageViewsProps) {
  const { analytics, domain } = useSettings();
  const { consent } = useConsent();
  const allowed = consent?.analytics === true;
  const counted = useRef('');
  useEffect(() => {
    if (!allowed || analytics === null || counted.current === path) return;
    counted.current = path;
    void countPageView(analytics, { path: patternOf(route), domain });
  }, [allowed, analytics, domain, route, path]);
  return null;
}
