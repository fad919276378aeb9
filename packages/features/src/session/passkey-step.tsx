import { Button } from '@heartline/ui/controls/button';
import { useIntl } from 'react-intl';

import { formAct, PasskeyError, PasskeyFailure } from '../shared/index.ts';
import { secondStepMessages as messages } from './second-step.messages.ts';

export interface PasskeyStepProps {
  onPasskey: () => void;
  supported: boolean;
  pending: boolean;
  error: unknown;
}

/** Makes the browser ask for a passkey: on a press, which browsers require. */
export function PasskeyStep({ onPasskey, supported, pending, error }: PasskeyStepProps) {
  const intl = useIntl();
  const unrecognised = intl.formatMessage(messages.passkeyUnrecognised);
  return (
    <div className="flex flex-col gap-5">
      <PasskeyFailure
        error={supported ? error : unsupported}
        texts={{
          unsupported: intl.formatMessage(messages.passkeyUnsupported),
          cancelled: intl.formatMessage(messages.passkeyCancelled),
          expired: intl.formatMessage(messages.passkeyExpired),
          unrecognised,
          // Browsers use this error when making a passkey; here it means that they showed none.
          known: unrecognised,
        }}
      />
      {supported ? (
        <Button size="lg" block loading={pending} onClick={onPasskey} data-act={formAct}>
          {intl.formatMessage(messages.passkeyUse)}
        </Button>
      ) : null}
    </div>
  );
}

const unsupported = new PasskeyError('unsupported');
