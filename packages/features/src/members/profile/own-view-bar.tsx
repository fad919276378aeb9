import { Button } from '@heartline/ui/controls/button';
import { useToast } from '@heartline/ui/feedback/toast';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { ArrowLeftIcon, EyeIcon, EyeOffIcon, Share2Icon } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../../shared/index.ts';
import { profileMessages as messages } from './profile.messages.ts';
import type { ProfileViewer } from '../members-search-schema.ts';

export interface OwnViewBarProps {
  /** Id of the viewer's own profile. */
  id: string;
  name: string;
  as: ProfileViewer;
  /** Other members cannot see the profile before the e-mail address is confirmed. */
  hidden: boolean;
}

/** Above the viewer's own profile: explains that this is how others see it, chooses whose view, and links back. */
export function OwnViewBar({ id, name, as, hidden }: OwnViewBarProps) {
  const intl = useIntl();
  const titleId = useId();
  const share = useShare(name);
  const Icon = hidden ? EyeOffIcon : EyeIcon;
  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface-sunken px-4 py-3"
    >
      <p id={titleId} className="flex min-w-0 grow items-center gap-2.5 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
        {intl.formatMessage(hidden ? messages.ownHidden : messages.ownTitle)}
      </p>
      <TabLinks
        variant="pill"
        label={intl.formatMessage(messages.ownAs)}
        value={as}
        items={[
          { id: 'premium', href: hrefs.member(id), label: intl.formatMessage(messages.asPremium) },
          { id: 'free', href: hrefs.member(id, { as: 'free' }), label: intl.formatMessage(messages.asFree) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="ghost" size="sm">
          <a href={hrefs.profile}>
            <ArrowLeftIcon aria-hidden />
            {intl.formatMessage(messages.ownBack)}
          </a>
        </Button>
        {hidden ? null : (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void share(new URL(hrefs.member(id), location.origin).href)}
          >
            <Share2Icon aria-hidden />
            {intl.formatMessage(messages.share)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Passes an address to the device's sharing dialog, or copies it to the clipboard if there is none. */
function useShare(title: string): (url: string) => Promise<void> {
  const intl = useIntl();
  const toast = useToast();
  return async (url) => {
    if (typeof navigator.share === 'function') {
      // Closing the device's dialog is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: 'success', message: intl.formatMessage(messages.shared) });
    } catch {
      // If the browser forbids copying, shows the address to be copied by hand.
      toast.show({ tone: 'neutral', message: url });
    }
  };
}
