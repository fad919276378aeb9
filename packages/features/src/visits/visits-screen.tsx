import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useErrorText, useLike, useSiteMemberWording } from '../shared/index.ts';
import { messages } from './visits.messages.ts';
import { useSetInvisible, visitsQueries, type Visit } from './visits.queries.ts';
import { VisitsView } from './visits-view.tsx';

/** /visits: members who visited the viewer's profile, and invisible mode (MEM-08). */
export function VisitsScreen() {
  const intl = useIntl();
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const alert = (failure: unknown) => toast.show({ tone: 'danger', message: errorText(failure) });
  const { data: visits, error, refetch } = useQuery(visitsQueries.list(api));
  const { data: privacy } = useQuery(visitsQueries.privacy(api));
  const { mutate: setInvisible } = useSetInvisible();
  const { setLiked } = useLike({ onError: alert });
  const wording = useSiteMemberWording();
  useVisitsSeen(visits);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <VisitsView
        visits={visits}
        error={error}
        onRetry={() => void refetch()}
        privacy={privacy}
        onInvisible={(invisible) => setInvisible(invisible, { onError: alert })}
        wording={wording}
        onLike={setLiked}
      />
    </>
  );
}

/** Marks visits that were shown as seen: the mark stays until the page is left, the count does not. */
function useVisitsSeen(visits: readonly Visit[] | undefined) {
  const api = useApi();
  const hasNew = visits?.some(({ isNew }) => isNew) ?? false;
  useEffect(() => {
    // Not retried: the next visit of the page sends it again.
    if (hasNew) void api.visits.markSeen({}).catch(() => undefined);
  }, [api, hasNew]);
}
