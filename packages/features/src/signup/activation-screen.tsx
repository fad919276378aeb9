import { ApiError } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, PageTitle, useSession } from '../shared/index.ts';
import { ActivationErrorScreen } from './activation-error-screen.tsx';
import { ActivationView } from './activation-view.tsx';
import { activationMessages } from './activation.messages.ts';
import { useActivate } from './activation.queries.ts';
import { useActivationLink } from './steps/link.queries.ts';
import { AlreadyConfirmed, ForeignLink } from './steps/link-views.tsx';

export interface ActivationScreenProps {
  /** From the link in the mail. */
  token: string;
  /** The address is confirmed; the shell shows `ActivationDoneScreen`. */
  onDone: () => void;
}

/**
 * The page of the mailed link. A member who is signed in to its account has proven both the mailbox and the account, so the page
 * confirms by itself; elsewhere opening it changes nothing, as scanners of mail open links too (SGN-05). A link that was pressed earlier, has
 * expired or belongs to another account says so.
 */
export function ActivationScreen({ token, onDone }: ActivationScreenProps) {
  const intl = useIntl();
  const user = useSession();
  const link = useActivationLink(token);
  const { mutate, isPending, error } = useActivate(token, onDone);
  const confirmed = useRef(false);
  const confirmsItself = user !== null && link.data?.state === 'open' && !link.data.asksPassword;
  useEffect(() => {
    if (!confirmsItself || confirmed.current) return;
    confirmed.current = true;
    mutate(undefined);
  }, [confirmsItself, mutate]);
  const codes = [link.error, error].map((one) => (one instanceof ApiError ? one.code : undefined));
  // If it was pressed on another page meanwhile, it has had its effect.
  if (codes.includes('activation_failed') && link.data?.state !== 'done') return <ActivationErrorScreen />;
  if (codes.includes('forbidden')) return <ForeignLink name={user?.name ?? ''} />;
  if (link.error && !link.data) return <LoadError error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data || (confirmsItself && !error))
    return <Skeleton shape="block" className="h-64" label={intl.formatMessage(commonMessages.loading)} />;
  const { email, state, asksPassword } = link.data;
  if (state === 'done') return <AlreadyConfirmed email={email} signedIn={user !== null} />;
  if (state === 'expired') return <ActivationErrorScreen expired />;
  return (
    <>
      <PageTitle>{intl.formatMessage(activationMessages.page)}</PageTitle>
      <ActivationView email={email} asksPassword={asksPassword} onConfirm={mutate} pending={isPending} error={error} />
    </>
  );
}
