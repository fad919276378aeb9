import { Button } from '@heartline/ui/controls/button';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { formAct, useApi } from '../shared/index.ts';
import { DisabledAccountView } from './disabled-account-view.tsx';
import { disabledMessages } from './disabled.messages.ts';
import type { LoginValues } from './session.queries.ts';

/** Below the message that an account has been disabled. */
export function ToDisabledAccount({ onOpen }: { onOpen: () => void }) {
  const intl = useIntl();
  return (
    <Button variant="outline" size="sm" className="self-start" onClick={onOpen} data-act={formAct}>
      {intl.formatMessage(disabledMessages.title)}
    </Button>
  );
}

export interface DisabledAccountProps {
  /** The correct login that was typed. */
  account: Pick<LoginValues, 'login' | 'password'>;
  onDeleted: () => void;
  onKeep: () => void;
}

/** Deletes the account with the typed login, which is sent once. */
export function DisabledAccount({ account: { login, password }, onDeleted, onKeep }: DisabledAccountProps) {
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.deletion.requestOfDisabled({ login, password }),
    onSuccess: onDeleted,
  });
  return <DisabledAccountView onDelete={() => mutate()} onKeep={onKeep} pending={isPending} error={error} />;
}
