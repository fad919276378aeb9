import { Button } from '@heartline/ui/controls/button';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { GlobeIcon, XIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { offerMessages } from './language-offer.messages.ts';
import { barMessages } from './site.messages.ts';

export interface LanguageOfferViewProps {
  onTake: () => void;
  onRefuse: () => void;
}

/** One quiet line over the foot of the window, in the offered language. It moves nothing. */
export function LanguageOfferView({ onTake, onRefuse }: LanguageOfferViewProps) {
  const intl = useIntl();
  return (
    <aside
      lang={intl.locale}
      aria-label={intl.formatMessage(barMessages.language)}
      className="fixed inset-x-0 bottom-[max(12px,env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100vw-24px)] items-center rounded-full border border-line bg-surface-raised p-0.5 text-ink shadow-float"
    >
      <Button variant="ghost" size="sm" onClick={onTake} className="min-w-0">
        <GlobeIcon aria-hidden />
        {intl.formatMessage(offerMessages.take)}
      </Button>
      <IconButton label={intl.formatMessage(offerMessages.refuse)} onClick={onRefuse}>
        <XIcon />
      </IconButton>
    </aside>
  );
}
