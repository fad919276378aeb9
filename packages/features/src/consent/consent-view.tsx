import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { hrefs } from '../shared/index.ts';
import { messages } from './consent.messages.ts';
import type { Consent } from './use-consent.ts';

interface AnswersProps {
  /** The earlier answer. */
  said?: boolean | undefined;
  onAnswer: (analytics: boolean) => void;
}

/** Both answers have the same size, position and appearance. */
function Answers({ said, onAnswer }: AnswersProps) {
  const intl = useIntl();
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 sm:w-auto sm:auto-cols-fr">
      {[false, true].map((analytics) => (
        <Button
          key={String(analytics)}
          variant="outline"
          block
          className="aria-pressed:border-strong aria-pressed:bg-soft"
          aria-pressed={said === undefined ? undefined : said === analytics}
          onClick={() => onAnswer(analytics)}
        >
          {intl.formatMessage(analytics ? messages.allow : messages.refuse)}
        </Button>
      ))}
    </div>
  );
}

export interface ConsentNoticeViewProps {
  onAnswer: (analytics: boolean) => void;
}

/**
 * The question at the end of a page, above its footer. Nothing is counted until it is answered, so it can wait: it covers nothing,
 * moves nothing, and stands below every face.
 */
export function ConsentNoticeView({ onAnswer }: ConsentNoticeViewProps) {
  const intl = useIntl();
  const title = useId();
  return (
    <section aria-labelledby={title} className="border-t border-line bg-notice text-ink">
      <div className="mx-auto flex w-full max-w-wide flex-col gap-4 px-4 py-6 sm:px-6 md:flex-row md:items-center md:justify-between md:gap-8">
        <div className="flex max-w-[70ch] flex-col gap-1.5">
          <h2 id={title} className="font-semibold">
            {intl.formatMessage(messages.title)}
          </h2>
          <p className="text-sm text-ink-muted">{intl.formatMessage(messages.text)}</p>
          <Link href={hrefs.page('cookies')} className="self-start text-sm">
            {intl.formatMessage(messages.more)}
          </Link>
        </div>
        <Answers onAnswer={onAnswer} />
      </div>
    </section>
  );
}

export interface ConsentChoiceViewProps {
  consent: Consent | null;
  onAnswer: (analytics: boolean) => void;
}

/** The same choice on the page about cookies, where it can be changed at any time. */
export function ConsentChoiceView({ consent, onAnswer }: ConsentChoiceViewProps) {
  const intl = useIntl();
  const title = useId();
  const time = consent ? intl.formatDate(consent.at, { dateStyle: 'long', timeStyle: 'short' }) : '';
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id={title} className="text-xl font-display">
        {intl.formatMessage(messages.title)}
      </h2>
      <p>{intl.formatMessage(messages.text)}</p>
      <output className="text-ink-muted">
        {consent
          ? intl.formatMessage(consent.analytics ? messages.allowed : messages.refused, { time })
          : intl.formatMessage(messages.undecided)}
      </output>
      <Answers said={consent?.analytics} onAnswer={onAnswer} />
    </section>
  );
}
