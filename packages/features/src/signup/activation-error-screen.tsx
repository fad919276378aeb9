import { useIntl } from 'react-intl';

import { PageTitle, useResendActivation, useSession } from '../shared/index.ts';
import { ActivationErrorView } from './activation-error-view.tsx';
import { activationMessages } from './activation.messages.ts';
import { AlreadyConfirmed } from './steps/link-views.tsx';

/** A link that does not work any more, and the way to a new one (SGN-05). Who has confirmed needs none, and is told so. */
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
