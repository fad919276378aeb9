import { ChevronRightIcon, ShieldIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { messages } from './account.messages.ts';

/** The way to blocked members, own reports and decisions. */
export function SafetyLink() {
  const intl = useIntl();
  return (
    <section aria-labelledby="safety" className="flex flex-col gap-4">
      <h2 id="safety" className="text-xl font-bold">
        {intl.formatMessage(messages.safetyTitle)}
      </h2>
      <a
        href={hrefs.safety}
        className="flex min-h-16 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 font-semibold hover:bg-surface-sunken"
      >
        <ShieldIcon aria-hidden className="size-6 shrink-0 text-ink-muted" />
        <span className="min-w-0 flex-1">{intl.formatMessage(messages.safetyLink)}</span>
        <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </a>
    </section>
  );
}
