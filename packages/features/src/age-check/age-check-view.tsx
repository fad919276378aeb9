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
  /** `reading`: the member is back, and the answer is being looked at. */
  state: 'loading' | 'needed' | 'reading' | 'refused' | 'passed';
  /** The name of the site. */
  site: string;
  /** Years. */
  minAge: number;
  /** Where the member wanted to be. */
  goOn: string;
  onStart: () => void;
  /** The check is being begun, or the browser is on its way. */
  starting?: boolean;
  /** Why it was not begun, or the answer does not count. */
  error?: unknown;
  /** Why it is not known how it stands. */
  loadError?: unknown;
  onRetry: () => void;
}

/** One step at a time: why, the provider's page, what it has said. */
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
