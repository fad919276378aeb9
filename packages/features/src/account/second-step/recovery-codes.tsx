import { Button } from '@heartline/ui/controls/button';
import { useIntl } from 'react-intl';

import { formAct } from '../../shared/index.ts';
import { secondStepMessages as messages } from '../second-step.messages.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: (codes: readonly string[]) => void;
  /** The member has stored the codes. */
  onKept: () => void;
}

/** Ten codes, shown once. */
export function RecoveryCodes({ codes, onCopy, onKept }: RecoveryCodesProps) {
  const intl = useIntl();
  return (
    <>
      <ul
        aria-label={intl.formatMessage(messages.codes)}
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-surface-sunken p-4 text-center font-semibold tabular-nums sm:grid-cols-2"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button variant="outline" block onClick={() => onCopy(codes)} data-act={formAct}>
        {intl.formatMessage(messages.copy)}
      </Button>
      <Button size="lg" block onClick={onKept} data-act={formAct}>
        {intl.formatMessage(messages.kept)}
      </Button>
    </>
  );
}
