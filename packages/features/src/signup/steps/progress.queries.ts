import type { ApiClient, SignupProgress, SignupStepName, StepAnswer, User } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { setUser, useApi } from '../../shared/index.ts';
import { forgetSentDraft, writeStepDraft } from './step-draft.ts';

export const progressQueries = {
  /** The member's progress on any device; always fetched with the page. */
  progress: (api: ApiClient) =>
    queryOptions({
      queryKey: ['signup-progress'],
      queryFn: async ({ signal }): Promise<SignupProgress> => (await api.signup.progress({}, { signal })).progress,
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
};

export interface StepAct {
  step: SignupStepName;
  act: 'answer' | 'skip' | 'draft';
  answer?: StepAnswer;
}

interface Told {
  progress: SignupProgress;
  user: User;
}

/** One at a time: a draft typed earlier cannot arrive after the answer. */
const scope = { id: 'signup-progress' };

/** Answers or skips a step. Without a connection it waits, and continues by itself. */
export function useAnswerStep(memberId: string, onAnswered: (progress: SignupProgress, step: SignupStepName) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (act: StepAct): Promise<Told> => api.signup.answer(act),
    onSuccess: ({ progress, user }, { step }) => {
      writeStepDraft(memberId, step, null);
      queryClient.setQueryData(progressQueries.progress(api).queryKey, progress);
      setUser(queryClient, user);
      onAnswered(progress, step);
    },
    // Another device may have progressed further.
    onError: () => queryClient.invalidateQueries({ queryKey: progressQueries.progress(api).queryKey }),
  });
}

/** Milliseconds after the last key. */
const patience = 700;

/** Keeps the typed text in this tab at once, and on the server after a pause in typing: for a reload, and for another device. */
export function useKeepDraft(memberId: string) {
  const api = useApi();
  const { mutate } = useMutation({
    scope,
    mutationFn: ({ step, answer }: Required<Omit<StepAct, 'act'>>) => api.signup.answer({ step, act: 'draft', answer }),
    onSuccess: (_told, { step, answer }) => forgetSentDraft(memberId, step, answer),
  });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return {
    keep: (step: SignupStepName, answer: StepAnswer) => {
      writeStepDraft(memberId, step, answer);
      cancel.current?.();
      cancel.current = time.after(patience, () => mutate({ step, answer }));
    },
    /** Called when the answer itself is sent. */
    stop: () => cancel.current?.(),
  };
}
