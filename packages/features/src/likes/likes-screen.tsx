import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  likesQueries,
  newLikesOf,
  PageTitle,
  useApi,
  useErrorText,
  useLike,
  useSiteMemberWording,
} from '../shared/index.ts';
import { likesOf, type LikeType } from './likes-of.ts';
import { likesMessages } from './likes.messages.ts';
import { LikesView } from './likes-view.tsx';

export interface LikesScreenProps {
  type: LikeType;
  /** The members chosen for today, above the tabs. */
  today?: ReactNode;
}

/** The page of likes: /likes and /likes/{type} (LIK-01). */
export function LikesScreen({ type, today }: LikesScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const { data: likes, error, refetch } = useQuery(likesQueries.list(api));
  const { setLiked } = useLike({ onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }) });
  const received = likes ? likesOf(likes, 'received') : [];
  useSeenOnLeaving(type === 'received' && received.some(({ isNew, member }) => isNew && member === null));
  return (
    <>
      <PageTitle>{intl.formatMessage(likesMessages.title)}</PageTitle>
      <LikesView
        type={type}
        today={today}
        state={likes ? 'ready' : error ? 'error' : 'loading'}
        error={error}
        onRetry={() => void refetch()}
        items={likes ? likesOf(likes, type) : []}
        newCount={likes ? newLikesOf(likes) : 0}
        wording={wording}
        onLike={setLiked}
      />
    </>
  );
}

/** Marks likes without a name as seen on leaving the page, as there is no profile to open. Until then card, tab and badge agree. */
function useSeenOnLeaving(hasNew: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasNew) return undefined;
    return () => {
      const done = api.likes.markSeen({}).then(() => queryClient.invalidateQueries({ queryKey: ['likes'] }));
      // Not retried: the next visit of the page marks them.
      done.catch(() => undefined);
    };
  }, [api, queryClient, hasNew]);
}
