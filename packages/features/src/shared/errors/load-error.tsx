import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { useIntl } from 'react-intl';

import { otherErrorMessages } from './other-error.messages.ts';
import { useErrorText } from './use-error-text.ts';

export interface LoadErrorProps {
  error: unknown;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  size?: 'panel' | 'page';
}

/** Replaces a section of the page that could not be loaded: the error text, and a button that tries again. */
export function LoadError({ error, onRetry, size = 'panel' }: LoadErrorProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size={size}
      title={intl.formatMessage(otherErrorMessages.loadFailed)}
      message={errorText(error)}
      action={onRetry ? <Button onClick={onRetry}>{intl.formatMessage(otherErrorMessages.retry)}</Button> : undefined}
    />
  );
}
