import { reportReasons, type Locale, type ReportReason } from '@heartline/api-client';
import { RadioGroup } from '@heartline/ui/controls/radio-group';
import { TextArea } from '@heartline/ui/controls/text-area';
import { useIntl } from 'react-intl';

import { useNames } from '../../shared/index.ts';
import { groundMessages } from './ground.messages.ts';
import { Key } from './key.tsx';
import { messages } from '../moderation.messages.ts';

/** Longest words of a moderator, in graphemes; the server counts again. */
export const longestWords = 2000;
/** The same rule as on the server: fewer characters would explain nothing to later readers. */
export const areWords = (text: string): boolean => text.trim().length >= 3;

/** Ground and words of a statement of reasons. */
export interface Statement {
  ground: ReportReason | undefined;
  facts: string;
}

/** The missing fields. */
export const missingIn = ({ ground, facts }: Statement) => ({ ground: ground === undefined, facts: !areWords(facts) });

interface StatementFieldsProps {
  value: Statement;
  onChange: (value: Statement) => void;
  /** The member's language, in which the words should be written. */
  language: Locale | undefined;
  /** A submit was tried: missing fields are reported. */
  tried: boolean;
  /** Digits choose the ground. @default false */
  keys?: boolean;
}

/** The statement for the member: the ground, and the facts in the moderator's own words. */
export function StatementFields({ value, onChange, language, tried, keys = false }: StatementFieldsProps) {
  const intl = useIntl();
  const names = useNames();
  const missing = missingIn(value);
  return (
    <>
      <RadioGroup
        label={intl.formatMessage(messages.ground)}
        required
        value={value.ground ?? ''}
        error={tried && missing.ground ? intl.formatMessage(messages.groundMissing) : undefined}
        onValueChange={(chosen) => onChange({ ...value, ground: reportReasons.find((ground) => ground === chosen) })}
        options={reportReasons.map((ground, index) => ({
          value: ground,
          label: (
            <span className="flex items-center gap-2">
              {keys ? <Key name={intl.formatNumber(index + 1)} /> : null}
              {intl.formatMessage(groundMessages[ground])}
            </span>
          ),
        }))}
      />
      <TextArea
        label={intl.formatMessage(messages.facts)}
        hint={
          language === undefined
            ? intl.formatMessage(messages.factsHint)
            : intl.formatMessage(messages.factsLanguage, { language: names.language(language) })
        }
        required
        maxLength={longestWords}
        value={value.facts}
        error={tried && missing.facts ? intl.formatMessage(messages.wordsMissing) : undefined}
        onChange={(event) => onChange({ ...value, facts: event.target.value })}
      />
    </>
  );
}
