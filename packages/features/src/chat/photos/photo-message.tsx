import { ApiError } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import type { MessageBubbleProps } from '@heartline/ui/chat/message-bubble';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeIcon } from 'lucide-react';
import { cloneElement, Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, useApi } from '../../shared/index.ts';
import { progressOf, subscribeToProgress } from '../outbox/upload-progress.ts';
import { localPhotoUrl } from './local-photos.ts';
import { photoMessages as messages } from './photo.messages.ts';
import { chatPhotoQueries } from './photo.queries.ts';
import type { BubbleRow } from '../rows.ts';

export interface PhotoMessageProps {
  body: Extract<BubbleRow['body'], { kind: 'photo' }>;
  mine: boolean;
  /** The other member's name. */
  name: string;
  /** Of the viewer's own photo. */
  clientId: string;
  /** The bubble that every message has; the photo is put into it. */
  bubble: ReactElement<MessageBubbleProps>;
}

/** Milliseconds that a press may wait for a new address. Without one, the browser may still have the photo. */
const longestWait = 1_000;
/** Transparent: reserves the space while the address is fetched. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** All photos have the same shape, so that none moves the others when it loads; a press shows the whole photo. */
const shape = { width: 4, height: 5 };

const PhotoLarge = lazyPart(async () => (await import('./photo-large.tsx')).PhotoLarge);

/** A photo in the conversation (CHAT-10): the viewer's own at once, the other member's blurred until it is opened. */
export function PhotoMessage({ body, mine, name, clientId, bubble }: PhotoMessageProps) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [large, setLarge] = useState(false);
  const waiting = localPhotoUrl(clientId, 'photo' in body ? body.photo : undefined);
  const query = chatPhotoQueries.get(
    api,
    ...('photoId' in body ? ([body.conversationId, body.photoId] as const) : (['', ''] as const)),
  );
  const { data: photo, error } = useQuery({ ...query, enabled: 'photoId' in body });
  const open = useMutation({
    mutationFn: async () =>
      'photoId' in body ? api.chat.openPhoto({ id: body.conversationId, photo: body.photoId }) : undefined,
    onSuccess: (answer) => {
      if (answer) queryClient.setQueryData(query.queryKey, answer.photo);
    },
  });
  const share = useSyncExternalStore(
    subscribeToProgress,
    () => progressOf(clientId),
    () => undefined,
  );
  // The row may have been in view for longer than its address is valid.
  const openLarge = () =>
    void time
      .within(longestWait, () => queryClient.fetchQuery(query))
      .catch(() => undefined)
      .then(() => setLarge(true));
  const label = mine ? intl.formatMessage(messages.own) : intl.formatMessage(messages.theirs, { name });

  const isGone = error instanceof ApiError && error.status === 404;
  if (error && (isGone || !photo) && !waiting) return cloneElement(bubble, { text: intl.formatMessage(messages.gone) });
  const veiled = photo !== undefined && !photo.opened;
  const src = photo?.thumb ?? waiting ?? photo?.veil ?? nothing;
  const busy = (bubble.props.state === 'sending' && share !== undefined) || open.isPending;
  return (
    <>
      {cloneElement(bubble, {
        kind: 'photo',
        text: undefined,
        photo: {
          ...shape,
          src,
          alt: veiled ? intl.formatMessage(messages.veiled, { name }) : label,
          cover: busy ? (
            <span className="grid place-items-center gap-2 rounded-full bg-photo-scrim p-3 text-sm font-semibold tabular-nums text-ink-on-photo">
              <Spinner label={intl.formatMessage(messages.uploading)} className="size-7" />
              {share === undefined || share >= 1 ? null : intl.formatNumber(share, { style: 'percent' })}
            </span>
          ) : veiled ? (
            <span className="flex items-center gap-2 rounded-full bg-photo-scrim px-4 py-2.5 text-sm font-semibold text-ink-on-photo">
              <EyeIcon aria-hidden className="size-5" />
              {intl.formatMessage(messages.open)}
            </span>
          ) : undefined,
        },
        onOpen: veiled ? () => open.mutate() : photo?.full ? openLarge : undefined,
        openLabel: intl.formatMessage(veiled ? messages.open : messages.large),
      })}
      {large && photo?.full ? (
        <Suspense>
          <PhotoLarge src={photo.full} label={label} onClose={() => setLarge(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
