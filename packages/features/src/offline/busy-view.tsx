import { Button } from '@heartline/ui/controls/button';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { busyMessages as messages } from './busy.messages.ts';
import { offlineMessages } from './offline.messages.ts';
import { StandIn } from './stand-in.tsx';

export interface BusyViewProps {
  /** Name of the site. */
  name: string;
  /** The server cannot make the page right now, or got too many requests. */
  why: 'busy' | 'too_many';
}

/** Replaces a page that the server cannot deliver now. It is sent as plain HTML, so both actions are links. */
export function BusyView({ name, why }: BusyViewProps) {
  const intl = useIntl();
  const busy = why === 'busy';
  return (
    <StandIn name={name}>
      <h1 className="mt-8 text-3xl font-bold">
        {busy ? intl.formatMessage(messages.title, { name }) : intl.formatMessage(messages.tooManyTitle)}
      </h1>
      <p className="mt-3 max-w-md text-balance text-lg text-ink-muted">
        {intl.formatMessage(busy ? messages.text : messages.tooManyText)}
      </p>
      <Button size="lg" asChild className="mt-7 min-w-48">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address loads the same page again */}
        <a href="">{intl.formatMessage(offlineMessages.retry)}</a>
      </Button>
      <Button variant="ghost" asChild className="mt-3">
        <a href={hrefs.home}>{intl.formatMessage(messages.home)}</a>
      </Button>
    </StandIn>
  );
}
