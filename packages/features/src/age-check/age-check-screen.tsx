import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useSettings } from '../shared/index.ts';
import { messages } from './age-check.messages.ts';
import { ageCheckQueries, useFinishAgeCheck, useStartAgeCheck, type AgeCheckAnswer } from './age-check.queries.ts';
import { AgeCheckView, type AgeCheckViewProps } from './age-check-view.tsx';

export interface AgeCheckScreenProps {
  /** The parameters with which the provider's page sent the member back; undefined if they come from anywhere else. */
  answer: AgeCheckAnswer | undefined;
  /** The page that the member wanted to open. */
  goOn: string;
  /** Address of the provider's page: the shell goes there. */
  onBegun: (url: string) => void;
  /** No age check is needed here: the shell goes on. */
  onNotNeeded: () => void;
}

/** /age-check: where the law of a country demands it, leads to the provider that checks, and shows the result. */
export function AgeCheckScreen({ answer, goOn, onBegun, onNotNeeded }: AgeCheckScreenProps) {
  const intl = useIntl();
  const { name, minAge } = useSettings();
  const start = useStartAgeCheck(onBegun);
  const finish = useFinishAgeCheck();
  // A returned answer is handed in first, as its result would overtake this query.
  const { data, error, refetch } = useQuery({
    ...ageCheckQueries.check(useApi()),
    enabled: answer === undefined || finish.isError,
  });
  const hand = useEffectEvent(() => {
    if (answer && finish.isIdle) finish.mutate(answer);
  });
  useEffect(() => hand(), []);
  const notNeeded = data?.state === 'none';
  const pass = useEffectEvent(() => onNotNeeded());
  useEffect(() => {
    if (notNeeded) pass();
  }, [notNeeded]);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <AgeCheckView
        state={stateNow()}
        site={name}
        minAge={minAge}
        goOn={goOn}
        onStart={() => start.mutate()}
        starting={start.isPending || start.isSuccess}
        error={start.error ?? finish.error}
        loadError={data === undefined && finish.data === undefined ? error : null}
        onRetry={() => void refetch()}
      />
    </>
  );

  function stateNow(): AgeCheckViewProps['state'] {
    if (answer && !finish.isError && !finish.data) return 'reading';
    const state = (finish.data ?? data)?.state;
    return state === undefined || state === 'none' ? 'loading' : state;
  }
}
