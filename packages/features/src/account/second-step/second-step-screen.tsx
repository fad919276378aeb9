import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, PageTitle, useApi, useAskBeforeLeaving } from '../../shared/index.ts';
import {
  accountQueries,
  useBeginSecondStep,
  useRenewRecoveryCodes,
  useSwitchOffSecondStep,
  useSwitchOnSecondStep,
  type SecondStep,
} from '../account.queries.ts';
import { secondStepMessages as messages } from '../second-step.messages.ts';
import { asksOf } from './asks-of.ts';
import { useCopyCodes } from './use-copy-codes.ts';
import { SecondStepView, type SecondStepState } from './second-step-view.tsx';

/** An optional code of an app as a second step besides the password (ACC-09). */
export function SecondStepScreen() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(accountQueries.secondStep(useApi()));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      {data ? (
        <Settings step={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" className="h-64" label={intl.formatMessage(commonMessages.loading)} />
      )}
    </>
  );
}

function Settings({ step }: { step: SecondStep }) {
  const intl = useIntl();
  const toast = useToast();
  /** The step the member has opened beyond the state that the server knows. */
  const [further, setFurther] = useState<SecondStepState>();
  useAskBeforeLeaving(further?.at === 'codes');
  const begin = useBeginSecondStep();
  const switchOn = useSwitchOnSecondStep();
  const renew = useRenewRecoveryCodes();
  const switchOff = useSwitchOffSecondStep();
  const calls = [begin, switchOn, renew, switchOff];
  const goTo = (next: SecondStepState | undefined) => {
    for (const call of calls) call.reset();
    setFurther(next);
  };
  const asStored: SecondStepState =
    step.onSince === null ? { at: 'off' } : { at: 'on', since: step.onSince, codesLeft: step.recoveryCodesLeft };
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => goTo({ at: 'codes', codes: recoveryCodes });
  return (
    <SecondStepView
      state={further ?? asStored}
      asks={asksOf(step)}
      hasPasskey={step.passkey !== 'none'}
      onBegin={(proofs) => begin.mutate(proofs, { onSuccess: (made) => goTo({ at: 'connecting', ...made }) })}
      onFirstCode={(code) => switchOn.mutate(code, { onSuccess: showCodes })}
      onCopy={useCopyCodes()}
      onKept={() => goTo(undefined)}
      onGoTo={(at) => goTo(at === 'on' ? undefined : { at })}
      onRenew={(proofs) => renew.mutate(proofs, { onSuccess: showCodes })}
      onSwitchOff={(proofs) =>
        switchOff.mutate(proofs, {
          onSuccess: () => {
            if (step.passkey === 'none') toast.show({ tone: 'success', message: intl.formatMessage(messages.offDone) });
            goTo(undefined);
          },
        })
      }
      pending={calls.some(({ isPending }) => isPending)}
      error={calls.find(({ error }) => error)?.error}
    />
  );
}
