import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import type { MatchPreferences } from '@heartline/api-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import {
  LoadError,
  PageTitle,
  useApi,
  useErrorText,
  useLike,
  useSettings,
  useSiteMemberWording,
  useUser,
} from '../shared/index.ts';
import { messages } from './match-finder.messages.ts';
import { matchFinderQueries, useSavePreferences } from './match-finder.queries.ts';
import { drafts, firstDraft, toDraft, toPreferences, type Draft } from './preferences-draft.ts';
import { ResultsView } from './results-view.tsx';
import type { WizardStep } from './step-names.ts';
import { WizardSkeleton } from './wizard-skeleton.tsx';
import { WizardView } from './wizard-view.tsx';

export interface MatchFinderScreenProps {
  /** The step of the wizard in the address; undefined shows the results, once there are preferences. */
  step: WizardStep | undefined;
  /** undefined: shows the results. */
  onStep: (step: WizardStep | undefined) => void;
}

/** /match-finder: the viewer's preferences, and the members who fit (MEM-07). */
export function MatchFinderScreen({ step, onStep }: MatchFinderScreenProps) {
  const intl = useIntl();
  const [finished, setFinished] = useState(false);
  const { data: preferences, error, refetch } = useQuery(matchFinderQueries.preferences(useApi()));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      {preferences === undefined ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} size="page" />
        ) : (
          <WizardSkeleton />
        )
      ) : preferences && step === undefined ? (
        <Results preferences={preferences} arrived={finished} />
      ) : (
        <Wizard preferences={preferences} step={step ?? 'who'} onStep={onStep} onFinished={() => setFinished(true)} />
      )}
    </>
  );
}

interface WizardProps {
  preferences: MatchPreferences | null;
  step: WizardStep;
  onStep: MatchFinderScreenProps['onStep'];
  onFinished: () => void;
}

function Wizard({ preferences, step, onStep, onFinished }: WizardProps) {
  const user = useUser();
  const { visibleProfileFields } = useSettings();
  const { mutate, isPending, error } = useSavePreferences();
  const [draft, setDraft] = useState(
    () => drafts.read(user.id) ?? (preferences ? toDraft(preferences) : firstDraft(user)),
  );
  const change = (next: Draft) => {
    setDraft(next);
    drafts.write(user.id, next);
  };
  const hasPlace = user.profile.place !== null;
  const finish = (done: Draft) =>
    mutate(toPreferences({ ...done, radius: hasPlace ? done.radius : null }), {
      onSuccess: () => {
        drafts.remove(user.id);
        onFinished();
        onStep(undefined);
      },
    });
  return (
    <WizardView
      step={step}
      draft={draft}
      onChange={change}
      onStep={onStep}
      onFinish={finish}
      pending={isPending}
      error={error}
      hasPlace={hasPlace}
      attributes={visibleProfileFields}
    />
  );
}

function Results({ preferences, arrived }: { preferences: MatchPreferences; arrived: boolean }) {
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const { profile } = useUser();
  const wording = useSiteMemberWording();
  const alert = (failure: unknown) => toast.show({ tone: 'danger', message: errorText(failure) });
  const draft = toDraft(preferences);
  const { data: matches, error, refetch } = useQuery(matchFinderQueries.results(api));
  const widenings = useQuery({
    ...matchFinderQueries.widenings(api, preferences),
    enabled: matches?.length === 0,
  });
  const save = useSavePreferences();
  const { setLiked } = useLike({ onError: alert });
  return (
    <ResultsView
      arrived={arrived}
      draft={draft}
      matches={matches}
      error={error}
      onRetry={() => void refetch()}
      widenings={widenings.error ? [] : widenings.data}
      onWiden={(wider) => save.mutate(wider, { onError: alert })}
      widening={save.isPending}
      own={profile}
      wording={wording}
      onLike={setLiked}
    />
  );
}
