import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { Alert } from '@heartline/ui/feedback/alert';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { BadgeCheckIcon, CircleCheckIcon, EyeOffIcon, ShieldAlertIcon, ShieldCheckIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure, hrefs, LoadError, useKeptFocus } from '../shared/index.ts';
import { messages } from './age-check.messages.ts';

export interface AgeCheckViewProps {
  /** `reading`: the member has returned, and the server is reading the provider's answer. */
  state: 'loading' | 'needed' | 'reading' | 'refused' | 'passed';
  /** The name of the site. */
  site: string;
  /** Years. */
  minAge: number;
  /** The page that the member wanted to open. */
  goOn: string;
  onStart: () => void;
  /** The check is being started, or the browser is on its way to the provider. */
  starting?: boolean;
  /** Why the check was not started, or the answer was not accepted. */
  error?: unknown;
  /** Why the state could not be loaded. */
  loadError?: unknown;
  onRetry: () => void;
}

/** One step at a time: the reason, the provider's page, the result. */
export function AgeCheckView({
  state,
  site,
  minAge,
  goOn,
  onStart,
  starting = false,
  error = null,
  loadError = null,
  onRetry,
}: AgeCheckViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  if (loadError !== null) return <LoadError error={loadError} onRetry={onRetry} />;
  if (state === 'loading')
    return <Skeleton shape="block" className="h-80" label={intl.formatMessage(commonMessages.loading)} />;
  if (state === 'reading')
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<ShieldCheckIcon />}
        title={intl.formatMessage(messages.readingTitle)}
        intro={intl.formatMessage(messages.readingIntro)}
      >
        <Skeleton shape="block" className="h-12" label={intl.formatMessage(commonMessages.loading)} />
      </FocusPanel>
    );
  if (state === 'passed')
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<CircleCheckIcon />}
        title={intl.formatMessage(messages.passedTitle)}
        intro={intl.formatMessage(messages.passedIntro)}
      >
        <Button size="lg" block asChild>
          <a href={goOn}>{intl.formatMessage(messages.goOn)}</a>
        </Button>
      </FocusPanel>
    );
  const refused = state === 'refused';
  const useless = error instanceof ApiError && error.code === 'link_invalid';
  return (
    <FocusPanel
      ref={keptFocus}
      icon={refused ? <ShieldAlertIcon /> : <ShieldCheckIcon />}
      title={intl.formatMessage(refused ? messages.refusedTitle : messages.title)}
      intro={intl.formatMessage(refused ? messages.refusedIntro : messages.intro, { site, age: minAge })}
      footer={
        <Link href={hrefs.deleteAccount} variant="strong">
          {intl.formatMessage(messages.leave)}
        </Link>
      }
    >
      {useless ? <Alert tone="warning">{intl.formatMessage(messages.useless)}</Alert> : <FormFailure error={error} />}
      <ul className="flex flex-col gap-4">
        {[
          { Icon: EyeOffIcon, text: intl.formatMessage(messages.nameless, { site }) },
          { Icon: BadgeCheckIcon, text: intl.formatMessage(messages.kept) },
        ].map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Button size="lg" block loading={starting} onClick={onStart}>
        {intl.formatMessage(refused ? messages.again : messages.start)}
      </Button>
    </FocusPanel>
  );
}
