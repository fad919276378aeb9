import { Badge } from '@heartline/ui/feedback/badge';
import { Button } from '@heartline/ui/controls/button';
import { ExternalLinkIcon, VideoIcon } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { camPromoMessages as messages } from './cam-promo.messages.ts';

export interface CamPromoProps {
  /** Address on another site, which receives no data of the reader. */
  href: string;
  /** The name of our site. */
  siteName: string;
}

/**
 * The site’s advertisement for cam profiles, below the search (MEM-10): labelled as such, without faces, and unlike the card of a
 * member.
 */
export function CamPromo({ href, siteName }: CamPromoProps) {
  const intl = useIntl();
  const title = useId();
  return (
    <aside
      aria-labelledby={title}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface-sunken p-4 sm:p-5"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-ink-muted max-sm:hidden">
        <VideoIcon aria-hidden className="size-6" />
      </span>
      <div className="flex min-w-0 flex-[1_1_18rem] flex-col items-start gap-1">
        <Badge tone="neutral">{intl.formatMessage(messages.mark)}</Badge>
        <h2 id={title} className="text-lg font-bold">
          {intl.formatMessage(messages.title)}
        </h2>
        <p className="max-w-prose text-sm text-ink-muted">{intl.formatMessage(messages.text, { site: siteName })}</p>
      </div>
      <Button asChild variant="outline" className="max-sm:w-full">
        <a href={href} target="_blank" rel="sponsored noopener noreferrer">
          {intl.formatMessage(messages.visit, { host: new URL(href).host })}
          <ExternalLinkIcon aria-hidden />
        </a>
      </Button>
    </aside>
  );
}
