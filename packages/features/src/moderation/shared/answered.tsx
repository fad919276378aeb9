import type { Answered } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { useVocabulary } from '../../shared/index.ts';
import { answeredMessages as messages } from './answered.messages.ts';

/** The item that a text answers: the recipient's words matter for the moderator's judgement. */
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
