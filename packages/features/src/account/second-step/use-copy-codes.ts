import { useToast } from '@heartline/ui/feedback/toast';
import { useIntl } from 'react-intl';

import { secondStepMessages as messages } from '../second-step.messages.ts';

/** Puts all codes on the clipboard, and says so. */
export function useCopyCodes(): (codes: readonly string[]) => void {
  const intl = useIntl();
  const toast = useToast();
  return (codes) =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast.show({ message: intl.formatMessage(messages.copied), id: 'copied' }))
      // A browser may forbid it: the codes stand there, to be copied by hand.
      .catch(() => undefined);
}
