import { ApiError } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { PageTitle } from '../shared/index.ts';
import { ActivationErrorScreen } from './activation-error-screen.tsx';
import { ActivationView } from './activation-view.tsx';
import { activationMessages } from './activation.messages.ts';
import { useActivate } from './signup.queries.ts';

export interface ActivationScreenProps {
  /** From the link in the mail. */
  token: string;
  /** The address is confirmed; the shell shows `ActivationDoneScreen`. */
  onDone: () => void;
}

/** What the mailed link opens. Only the press of the button posts the token: looking at a page changes nothing (SGN-05). */
export function ActivationScreen({ token, onDone }: ActivationScreenProps) {
  const intl = useIntl();
  const { mutate, isPending, error } = useActivate(token, onDone);
  if (error instanceof ApiError && error.code === 'activation_failed') return <ActivationErrorScreen />;
  return (
    <>
      <PageTitle>{intl.formatMessage(activationMessages.page)}</PageTitle>
      <ActivationView onConfirm={() => mutate()} pending={isPending} error={error} />
    </>
  );
}
