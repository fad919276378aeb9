import { Button } from '@heartline/ui/controls/button';
import { LayersIcon, SparklesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs } from '../../shared/index.ts';
import { membersMessages as messages } from '../members.messages.ts';

/** Other ways to meet people, beside the search (MEM-07). */
export function PlayLinks() {
  const intl = useIntl();
  return (
    <>
      <Button asChild variant="soft" size="sm">
        <a href={hrefs.matchFinder()}>
          <SparklesIcon aria-hidden />
          {intl.formatMessage(messages.matchFinder)}
        </a>
      </Button>
      <Button asChild variant="soft" size="sm">
        <a href={hrefs.swipeGame}>
          <LayersIcon aria-hidden />
          {intl.formatMessage(messages.swipeGame)}
        </a>
      </Button>
    </>
  );
}
