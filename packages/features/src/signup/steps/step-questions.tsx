import { attributeValues, textLength, type AttributeName, type StepAnswer } from '@heartline/api-client';
import { Select } from '@heartline/ui/controls/select';
import { TextArea } from '@heartline/ui/controls/text-area';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart, useVocabulary } from '../../shared/index.ts';
import { messages } from '../signup.messages.ts';
import { stepMessages } from './steps.messages.ts';

interface TextQuestionProps {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
  /** In graphemes. */
  max: number;
  error?: ReactNode;
}

/** A free text: about the member, or to the member they came from. */
export function TextQuestion({ label, hint, value, onChange, max, error }: TextQuestionProps) {
  const intl = useIntl();
  const count = textLength(value);
  return (
    <TextArea
      label={label}
      labelHidden
      hint={hint}
      rows={5}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      counter={intl.formatMessage(messages.messageCounter, { count, max })}
      overLimit={count > max}
      error={error}
    />
  );
}

const mostLanguages = 10;

/** The list of languages loads after the rest. */
const LanguagesField = lazyPart(
  async () => (await import('../../shared/vocabulary/languages-field.tsx')).LanguagesField,
);

interface PersonalQuestionProps {
  /** Attributes this site shows. */
  names: readonly AttributeName[];
  answer: StepAnswer;
  onChange: (answer: StepAnswer) => void;
  error?: ReactNode;
}

/** A few facts: a select for each attribute, and the languages the member speaks. */
export function PersonalQuestion({ names, answer, onChange, error }: PersonalQuestionProps) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const { attributes = [], languages = [] } = answer;
  const told = new Map(attributes.map(({ name, value }) => [name, value]));
  const choose = (name: AttributeName, value: string | null) =>
    onChange({ ...answer, attributes: [...attributes.filter((one) => one.name !== name), { name, value }] });
  return (
    <>
      <p className="text-ink-muted">{intl.formatMessage(stepMessages.personalHint)}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {names.map((name) => (
          <Select
            key={name}
            label={vocabulary.attribute(name)}
            placeholder={intl.formatMessage(stepMessages.noAnswer)}
            options={attributeValues[name].map((value) => ({ value, label: vocabulary.attributeValue(name, value) }))}
            value={told.get(name) ?? ''}
            onChange={(event) => choose(name, event.currentTarget.value || null)}
          />
        ))}
      </div>
      <Suspense fallback={<div className="min-h-19" />}>
        <LanguagesField
          value={languages}
          onValueChange={(chosen) => onChange({ ...answer, languages: chosen })}
          max={mostLanguages}
          error={error}
        />
      </Suspense>
    </>
  );
}
