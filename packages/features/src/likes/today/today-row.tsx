import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';

import { useApi, useErrorText, useLike, useSiteMemberWording } from '../../shared/index.ts';
import { todayQueries } from './today.queries.ts';
import { TodayView } from './today-view.tsx';

/** The members chosen for the viewer's day (MEM-11). */
export function TodayRow() {
  const toast = useToast();
  const errorText = useErrorText();
  const { data: people, error, refetch } = useQuery(todayQueries.people(useApi()));
  const { setLiked } = useLike({ onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }) });
  return (
    <TodayView
      people={people}
      failed={error !== null && people === undefined}
      onRetry={() => void refetch()}
      wording={useSiteMemberWording()}
      onLike={setLiked}
    />
  );
}
