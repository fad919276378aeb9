import { ApiError } from '@heartline/api-client';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useApi } from '../../shared/index.ts';
import { moderationQueries, type PhotoDecision, type WaitingPhoto } from '../moderation.queries.ts';
import type { Statement } from '../shared/statement-fields.tsx';

/** Photos before the end of the loaded pages at which the next is fetched. */
const ahead = 8;

interface Decided {
  photo: WaitingPhoto;
  input: PhotoDecision;
  /** The photo had been approved: this reverses it. */
  again: boolean;
}

export interface PhotoQueueEvents {
  /** Another moderator decided first, or the photo is gone. */
  onOvertaken: (photo: WaitingPhoto) => void;
  /** The decision was not stored, and the photo is back in the queue. */
  onFailed: (photo: WaitingPhoto, error: unknown) => void;
}

/** The queue as one moderator works through it: a decision shows at once and is stored meanwhile. */
export function usePhotoQueue({ onOvertaken, onFailed }: PhotoQueueEvents) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(moderationQueries.photos(api));
  const [decided, setDecided] = useState<ReadonlySet<string>>(() => new Set());
  const [at, setAt] = useState<string>();
  /** The photo approved last, which can still be refused. */
  const [approved, setApproved] = useState<WaitingPhoto>();
  const [refusing, setRefusing] = useState<WaitingPhoto>();

  const all = useMemo(() => query.data?.pages.flatMap(({ photos }) => photos) ?? [], [query.data]);
  const waiting = all.filter(({ id }) => !decided.has(id));
  const index = Math.max(
    0,
    waiting.findIndex(({ id }) => id === at),
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const short = waiting.length - index < ahead;
  useEffect(() => {
    if (short && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [short, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const count = (change: number) =>
    queryClient.setQueryData(
      moderationQueries.summary(api).queryKey,
      (summary) => summary && { ...summary, photos: Math.max(0, summary.photos + change) },
    );
  const { mutate } = useMutation({
    mutationFn: ({ input }: Decided) => api.moderation.decidePhoto(input),
    onError: (error, { photo, again }) => {
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')) {
        setApproved((last) => (last?.id === photo.id ? undefined : last));
        onOvertaken(photo);
        return;
      }
      setApproved((last) => (again ? photo : last?.id === photo.id ? undefined : last));
      if (!again) {
        setDecided((ids) => new Set([...ids].filter((id) => id !== photo.id)));
        count(1);
      }
      onFailed(photo, error);
    },
  });

  function decide(photo: WaitingPhoto, input: PhotoDecision): void {
    const again = decided.has(photo.id);
    if (!again) {
      const place = waiting.indexOf(photo);
      setAt((waiting[place + 1] ?? waiting[place - 1])?.id);
      setDecided((ids) => new Set([...ids, photo.id]));
      count(-1);
    }
    mutate({ photo, input, again });
  }

  const photo = waiting[index];
  const step = (by: number) => {
    const next = waiting[index + by];
    if (next) setAt(next.id);
  };
  return {
    query,
    photo,
    /** Counted from one. */
    place: index + 1,
    /** The server's last count, less the photos decided since. */
    left: Math.max(waiting.length, (query.data?.pages[0]?.numWaiting ?? 0) - decided.size),
    /** Rendered in advance, so that the next photo shows at once. */
    nearby: [photo, waiting[index + 1], waiting[index - 1], approved].filter((one) => one !== undefined),
    hasNext: index < waiting.length - 1,
    hasPrevious: index > 0,
    next: () => step(1),
    previous: () => step(-1),
    approved,
    approve: () => {
      if (!photo) return;
      setApproved(photo);
      decide(photo, { id: photo.id, decision: 'approve' });
    },
    /** The photo for which a ground is being given: the current one, or the one approved last. */
    refusing,
    refuse: (which: WaitingPhoto | undefined) => setRefusing(which),
    sendRefusal: ({ ground, facts }: Statement) => {
      if (!refusing || !ground) return;
      setRefusing(undefined);
      if (refusing.id === approved?.id) setApproved(undefined);
      decide(refusing, { id: refusing.id, decision: 'reject', ground, facts: facts.trim() });
    },
  };
}

export type PhotoQueueState = ReturnType<typeof usePhotoQueue>;
