import { useIntl } from 'react-intl';

import { useOpenConversation } from '../use-open-conversation.ts';
import { answeredMessages as messages } from './answered.messages.ts';
import { AnsweredQuote } from './answered-quote.tsx';

/** The item that the next text answers, above the composer until the text is sent or the item removed. */
export function ComposerAnswer() {
  const intl = useIntl();
  const { answer, onAnswered, composer } = useOpenConversation();
  if (!answer) return null;
  return (
    <div className="px-2 pt-2 md:px-6">
      <AnsweredQuote
        about={answer}
        mine
        removeLabel={intl.formatMessage(messages.remove)}
        onRemove={() => {
          composer.current?.focus();
          onAnswered?.();
        }}
      />
    </div>
  );
}
