import type { Answered } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { answeredMessages as messages } from './answered.messages.ts';

/** What a text answers to: the receiver's words belong to what a moderator judges. */
export function AnsweredLine({ about }: { about: Answered | null }) {
  const intl = useIntl();
  const words = useVocabulary();
  if (!about) return null;
  return (
    <p dir="auto" className="text-sm text-ink-muted wrap-anywhere">
      {about.kind === 'photo'
        ? intl.formatMessage(messages.photo)
        : intl.formatMessage(messages.text, { text: about.kind === 'text' ? about.text : words.interest(about.id) })}
    </p>
  );
}
