import { Button } from '@heartline/ui/controls/button';
import { MessageCircleHeartIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { offlineMessages as messages } from './offline.messages.ts';
import { StandIn } from './stand-in.tsx';

export interface OfflineViewProps {
  /** Name of the site. */
  name: string;
  /** The device has no network, or the site does not answer. */
  state: 'offline' | 'unreachable';
  /** Progress of the latest retry, if there was one. */
  progress?: 'trying' | 'failed' | 'opening' | undefined;
  onRetry?: () => void;
  /** This device has stored the latest conversations. The stored page checks this itself, and then shows the link to them. */
  hasChats?: boolean;
}

/**
 * Replaces a page that cannot be loaded (NAV-12). The service worker stores it as plain HTML; `offline-script.ts` fills elements with
 * `data-offline` there, in the reader's language.
 */
export function OfflineView({ name, state, progress, onRetry, hasChats = false }: OfflineViewProps) {
  const intl = useIntl();
  const offline = state === 'offline';
  return (
    <StandIn name={name}>
      <h1 data-offline="title" className="mt-8 text-3xl font-bold">
        {offline ? intl.formatMessage(messages.title) : intl.formatMessage(messages.unreachableTitle, { name })}
      </h1>
      <p data-offline="text" className="mt-3 max-w-md text-balance text-lg text-ink-muted">
        {offline ? intl.formatMessage(messages.text) : intl.formatMessage(messages.unreachableText, { name })}
      </p>
      <p
        data-offline="note"
        className="mt-6 flex w-full max-w-md items-center gap-4 rounded-lg border border-line bg-surface p-4 text-start text-base"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-notice text-ink-muted">
          <MessageCircleHeartIcon aria-hidden className="size-5" />
        </span>
        <span data-offline="kept">{intl.formatMessage(messages.kept)}</span>
      </p>
      <Button
        data-offline="retry"
        size="lg"
        aria-disabled={progress === 'trying' || progress === 'opening' || undefined}
        onClick={onRetry}
        className="mt-7 min-w-48"
      >
        {intl.formatMessage(messages.retry)}
      </Button>
      <Button variant="ghost" size="lg" asChild className="mt-2 min-w-48">
        <a data-offline="chats" href={hrefs.chats} hidden={!hasChats}>
          {intl.formatMessage(messages.chats)}
        </a>
      </Button>
      <output data-offline="progress" className="mt-4 block min-h-12 max-w-md text-balance text-base text-ink-muted">
        {progress ? intl.formatMessage(messages[progress]) : null}
      </output>
    </StandIn>
  );
}
