import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import {
  commonMessages,
  LoadError,
  PageTitle,
  passkeyFaultOf,
  supportsPasskeys,
  useApi,
  useAskBeforeLeaving,
} from '../../shared/index.ts';
import { accountQueries, useRenewRecoveryCodes, type Passkey, type SecondStep } from '../account.queries.ts';
import { asksOf } from '../second-step/asks-of.ts';
import { useCopyCodes } from '../second-step/use-copy-codes.ts';
import { passkeyMessages as messages } from '../passkeys.messages.ts';
import { useAddPasskey, useBeginPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts';
import { PasskeysView, type PasskeysState } from './passkeys-view.tsx';

/** Optional passkeys as a second step besides the password (ACC-10). */
export function PasskeysScreen() {
  const intl = useIntl();
  const api = useApi();
  const passkeys = useQuery(accountQueries.passkeys(api));
  const step = useQuery(accountQueries.secondStep(api));
  const failed = [passkeys, step].filter(({ data, error }) => !data && error);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      {passkeys.data && step.data ? (
        <Settings passkeys={passkeys.data} step={step.data} />
      ) : failed[0] ? (
        <LoadError error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : (
        <Skeleton shape="block" className="h-64" label={intl.formatMessage(commonMessages.loading)} />
      )}
    </>
  );
}

function Settings({ passkeys, step }: { passkeys: readonly Passkey[]; step: SecondStep }) {
  const intl = useIntl();
  const toast = useToast();
  const [state, setState] = useState<PasskeysState>({ at: 'list' });
  useAskBeforeLeaving(state.at === 'codes');
  const [begin, add, rename] = [useBeginPasskey(), useAddPasskey(), useRenamePasskey()];
  const [remove, renew] = [useRemovePasskey(), useRenewRecoveryCodes()];
  const calls = [begin, add, rename, remove, renew];
  const goTo = (next: PasskeysState) => {
    for (const call of calls) call.reset();
    setState(next);
  };
  const done = (message: MessageDescriptor) => {
    toast.show({ tone: 'success', message: intl.formatMessage(message) });
    goTo({ at: 'list' });
  };
  return (
    <PasskeysView
      state={state}
      passkeys={passkeys}
      codesLeft={step.recoveryCodesLeft}
      hasApp={step.onSince !== null}
      supported={supportsPasskeys()}
      asks={asksOf(step)}
      onGoTo={goTo}
      onBegin={(proofs) => begin.mutate(proofs, { onSuccess: ({ options }) => goTo({ at: 'making', options }) })}
      onMake={(options, name) =>
        add.mutate(
          { options, name },
          {
            onSuccess: ({ recoveryCodes }) =>
              recoveryCodes ? goTo({ at: 'codes', codes: recoveryCodes }) : done(messages.added),
            // The browser's request is used up or expired: asks for the proofs again, below the error.
            onError: (error) => {
              const fault = passkeyFaultOf(error);
              if (fault === 'expired' || fault === 'unrecognised') setState({ at: 'adding' });
            },
          },
        )
      }
      onRename={({ id }, name) => rename.mutate({ id, name }, { onSuccess: () => goTo({ at: 'list' }) })}
      onRemove={({ id }, proofs) => remove.mutate({ id, proofs }, { onSuccess: () => done(messages.removed) })}
      onRenew={(proofs) =>
        renew.mutate(proofs, { onSuccess: ({ recoveryCodes }) => goTo({ at: 'codes', codes: recoveryCodes }) })
      }
      onCopy={useCopyCodes()}
      pending={calls.some(({ isPending }) => isPending)}
      error={calls.find(({ error }) => error)?.error}
    />
  );
}
