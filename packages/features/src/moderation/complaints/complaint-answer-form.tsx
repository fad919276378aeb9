import type { Locale } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Checkbox } from '@heartline/ui/controls/checkbox';
import { TextArea } from '@heartline/ui/controls/text-area';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { FormFailure, useNames } from '../../shared/index.ts';
import { messages as common } from '../moderation.messages.ts';
import { areWords, longestWords } from '../shared/statement-fields.tsx';
import { complaintMessages as messages } from './complaint.messages.ts';

interface ComplaintAnswerFormProps {
  /** Language that the complainant reads. */
  language: Locale;
  sending: boolean;
  error: unknown;
  onSend: (answer: { text: string; close: boolean }) => void;
}

/** The answer, and whether it closes the complaint. */
export function ComplaintAnswerForm({ language, sending, error, onSend }: ComplaintAnswerFormProps) {
  const intl = useIntl();
  const names = useNames();
  const [text, setText] = useState('');
  const [close, setClose] = useState(false);
  const [tried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!areWords(text)) event.currentTarget.querySelector('textarea')?.focus();
    else if (!sending) onSend({ text: text.trim(), close });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <FormFailure error={error} />
      <TextArea
        label={intl.formatMessage(messages.answer)}
        hint={intl.formatMessage(common.factsLanguage, { language: names.language(language) })}
        required
        rows={5}
        maxLength={longestWords}
        value={text}
        error={tried && !areWords(text) ? intl.formatMessage(common.wordsMissing) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        label={intl.formatMessage(messages.last)}
        hint={intl.formatMessage(messages.lastHint)}
        checked={close}
        onChange={(event) => setClose(event.target.checked)}
      />
      <Button type="submit" className="self-end" loading={sending}>
        {intl.formatMessage(messages.send)}
      </Button>
    </form>
  );
}
