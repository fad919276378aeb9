import { useIntl } from 'react-intl';

import { PageTitle, useResendActivation, useSession } from '../shared/index.ts';
import { ActivationErrorView } from './activation-error-view.tsx';
import { activationMessages } from './activation.messages.ts';

/** A link that does not work any more, and the way to a new one (SGN-05). */
export function ActivationErrorScreen({ expired = false }: { expired?: boolean }) {
  const intl = useIntl();
  const user = useSession();
  const { mutate, isPending, isSuccess, error } = useResendActivation();
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
