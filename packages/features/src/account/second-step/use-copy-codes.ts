import { useToast } from '@heartline/ui/feedback/toast';
import { useIntl } from 'react-intl';

import { secondStepMessages as messages } from '../second-step.messages.ts';

/** Copies all codes to the clipboard, and confirms it. */
export function useCopyCodes(): (codes: readonly string[]) => void {
  const intl = useIntl();
  const toast = useToast();
  return (codes) =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast.show({ message: intl.formatMessage(messages.copied), id: 'copied' }))
      // A browser may forbid it: the codes can still be copied by hand.
      .catch(() => undefined);
}
