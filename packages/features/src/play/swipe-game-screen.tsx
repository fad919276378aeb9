import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useErrorText, useServerNow, useSiteMemberWording, useUser } from '../shared/index.ts';
import { messages } from './play.messages.ts';
import { playQueries, usePlay } from './play.queries.ts';
import { SwipeGameView } from './swipe-game-view.tsx';

/** /swipe-game: one member at a time, like or pass (MEM-07). */
export function SwipeGameScreen() {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { profile } = useUser();
  const { data: deck, error, refetch } = useQuery(playQueries.deck(useApi()));
  const { choose, undo } = usePlay({
    onError: (failure) => toast.show({ tone: 'danger', message: errorText(failure) }),
  });
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <SwipeGameView
        deck={deck}
        error={error}
        onRetry={again}
        ownInterests={profile.interests}
        wording={useSiteMemberWording()}
        now={useServerNow()}
        onChoose={choose}
        onUndo={undo}
        onReset={again}
      />
    </>
  );
}
