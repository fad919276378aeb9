import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { likesQueries, PageTitle, useApi, useErrorText, useLike, useSiteMemberWording } from '../shared/index.ts';
import { likesOf, type LikeType } from './likes-of.ts';
import { likesMessages } from './likes.messages.ts';
import { LikesView } from './likes-view.tsx';

export interface LikesScreenProps {
  type: LikeType;
}

/** The page of likes: /likes and /likes/{type} (LIK-01). */
export function LikesScreen({ type }: LikesScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const { data: likes, error, refetch } = useQuery(likesQueries.list(api));
  const { setLiked } = useLike({ onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }) });
  const newOf = (kind: LikeType) => (likes ? likesOf(likes, kind).filter(({ isNew }) => isNew).length : 0);
  return (
    <>
      <PageTitle>{intl.formatMessage(likesMessages.title)}</PageTitle>
      <LikesView
        type={type}
        state={likes ? 'ready' : error ? 'error' : 'loading'}
        error={error}
        onRetry={() => void refetch()}
        items={likes ? likesOf(likes, type) : []}
        newCounts={{ received: newOf('received'), given: 0, mutual: newOf('mutual') }}
        wording={wording}
        onLike={setLiked}
      />
    </>
  );
}
