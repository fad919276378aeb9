import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { WifiOffIcon } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { errorPageMessages, lastResortWords } from './error-page.messages.ts';

export interface ErrorViewProps {
  /** @default 500 */
  status?: number;
  /** What happened, in the reader's language. @default "Error" */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** A further action, before the link home. */
  action?: ReactNode;
}

/** The error page (NAV-07). 404 has its own texts; all link home. */
export function ErrorView({ status = 500, message, onRetry, action }: ErrorViewProps) {
  const intl = useIntl();
  const notFound = status === 404;
  const title = intl.formatMessage(notFound ? errorPageMessages.notFoundTitle : errorPageMessages.title);
  return (
    <>
      <title>{title}</title>
      <ErrorPanel
        size="page"
        code={intl.formatNumber(status, { useGrouping: false })}
        title={title}
        message={notFound ? intl.formatMessage(errorPageMessages.notFoundText) : message}
        action={
          <>
            {onRetry && !notFound ? (
              <Button onClick={onRetry}>{intl.formatMessage(errorPageMessages.retry)}</Button>
            ) : null}
            {action}
            <Button variant={action || (onRetry && !notFound) ? 'outline' : 'strong'} asChild>
              <a href={hrefs.home}>{intl.formatMessage(errorPageMessages.home)}</a>
            </Button>
          </>
        }
      />
    </>
  );
}

export interface MissingViewProps {
  /** The device has no network, or has one and yet something did not arrive. */
  state: 'offline' | 'missing';
  /** A retry is under way. @default false */
  pending?: boolean;
  onRetry: () => void;
}

/** Replaces a page without errors of its own that did not arrive. */
export function MissingView({ state, pending = false, onRetry }: MissingViewProps) {
  const intl = useIntl();
  const offline = state === 'offline';
  const title = intl.formatMessage(offline ? errorPageMessages.offlineTitle : errorPageMessages.missingTitle);
  return (
    <>
      <title>{title}</title>
      <ErrorPanel
        size="page"
        icon={offline ? <WifiOffIcon /> : undefined}
        title={title}
        message={intl.formatMessage(offline ? errorPageMessages.offlineText : errorPageMessages.missingText)}
        action={
          <>
            <Button loading={pending} onClick={onRetry}>
              {intl.formatMessage(errorPageMessages.retry)}
            </Button>
            <Button variant="outline" asChild>
              <a href={hrefs.home}>{intl.formatMessage(errorPageMessages.home)}</a>
            </Button>
          </>
        }
      />
    </>
  );
}

/** When even the error page fails, nothing can be relied on, least of all the language: plain English, plain elements (NAV-07). */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="p-6">
        <p>{lastResortWords.text}</p>
        <a href={hrefs.home}>{lastResortWords.home}</a>
      </div>
    );
  }
}
