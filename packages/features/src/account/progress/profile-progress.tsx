import { Link } from '@heartline/ui/controls/link';
import { Progress } from '@heartline/ui/feedback/progress';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { messages } from '../account.messages.ts';
import { profileParts, type ProfilePart } from './missing-parts.ts';
import { progressMessages } from './progress.messages.ts';

/** Id of the element on the page in which each part is filled in. */
export const fragmentOf = {
  photo: 'my-photos',
  about: 'about-me',
  interests: 'my-interests',
  region: 'my-place',
  details: 'more-about-me',
} as const satisfies Record<ProfilePart, string>;

interface ProfileProgressProps {
  missing: readonly ProfilePart[];
  /** The link to a part was pressed: a closed section that contains it must open. */
  onGo: (part: ProfilePart) => void;
}

/** How much of the profile is filled in, and the one thing that helps most next, with its reason. Nothing once all is there. */
export function ProfileProgress({ missing, onGo }: ProfileProgressProps) {
  const intl = useIntl();
  const title = useId();
  const [next] = missing;
  if (!next) return null;
  const done = profileParts.length - missing.length;
  const text = intl.formatMessage(progressMessages.done, { done, all: profileParts.length });
  return (
    <section aria-labelledby={title} className="flex flex-col gap-1 rounded-lg bg-notice p-4">
      <h2 id={title}>
        <Link href={`#${fragmentOf[next]}`} variant="strong" onClick={() => onGo(next)}>
          {intl.formatMessage(progressMessages[next])}
        </Link>
      </h2>
      <p className="text-sm text-ink">{intl.formatMessage(progressMessages[`${next}Reason`])}</p>
      <div className="flex items-center gap-3 pt-1">
        <Progress
          className="min-w-0 flex-1"
          label={intl.formatMessage(messages.page)}
          value={done}
          max={profileParts.length}
          valueText={text}
        />
        <p className="shrink-0 text-sm text-ink-muted tabular-nums">{text}</p>
      </div>
    </section>
  );
}
