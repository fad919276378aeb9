import { useIntl } from 'react-intl';

import { PageTitle, useResendActivation, useSession } from '../shared/index.ts';
import { ActivationErrorView } from './activation-error-view.tsx';
import { activationMessages } from './activation.messages.ts';
import { AlreadyConfirmed } from './steps/link-views.tsx';

/**
 * A link that no longer works, with a form for a new one (SGN-05). A member who has confirmed the address is told that none is needed.
 */
export function ActivationErrorScreen({ expired = false }: { expired?: boolean }) {
  const intl = useIntl();
  const user = useSession();
  const { mutate, isPending, isSuccess, data, error } = useResendActivation();
  if (user && (data?.already || user.status !== 'not_confirmed'))
    return <AlreadyConfirmed email={user.email} signedIn />;
  return (
    <>
      <PageTitle>{intl.formatMessage(activationMessages.errorTitle)}</PageTitle>
      <ActivationErrorView
        expired={expired}
        email={user?.email}
        onResend={mutate}
        pending={isPending}
        error={error}
        sent={isSuccess}
      />
    </>
  );
}
