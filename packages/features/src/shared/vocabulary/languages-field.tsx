import { spokenLanguages } from '@heartline/api-client';
import { Chip } from '@heartline/ui/controls/chip';
import { Combobox } from '@heartline/ui/controls/combobox';
import { FormField } from '@heartline/ui/controls/form-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useLanguageNames } from './language-names.ts';
import { languageMessages as messages } from './language.messages.ts';

type Spoken = (typeof spokenLanguages)[number];

export interface LanguagesFieldProps {
  /** ISO 639-1. */
  value: readonly Spoken[];
  onValueChange: (value: Spoken[]) => void;
  /** With this many chosen, none can be added. */
  max: number;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The languages a member speaks: typed or chosen one by one, removed by a press. */
export function LanguagesField({ value, onValueChange, max, hint, error }: LanguagesFieldProps) {
  const intl = useIntl();
  const { languageName: nameOf } = useLanguageNames();
  const { compare } = new Intl.Collator(intl.locale);
  const options = spokenLanguages
    .filter((code) => !value.includes(code))
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <FormField kind="group" label={intl.formatMessage(messages.spoken)} hint={hint} error={error}>
      {() => (
        <div className="flex flex-col gap-3">
          {value.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              {value.map((code) => (
                <Chip
                  key={code}
                  removeLabel={intl.formatMessage(messages.remove, { language: nameOf(code) })}
                  onClick={() => onValueChange(value.filter((one) => one !== code))}
                >
                  {nameOf(code)}
                </Chip>
              ))}
            </div>
          ) : null}
          {value.length < max ? (
            <Combobox
              label={intl.formatMessage(messages.add)}
              labelHidden
              placeholder={intl.formatMessage(messages.add)}
              options={options}
              value={null}
              onValueChange={(_code, option) => {
                const chosen = spokenLanguages.find((code) => code === option?.value);
                if (chosen) onValueChange([...value, chosen]);
              }}
              loadingText=""
              emptyText={intl.formatMessage(messages.none)}
              countText={(count) => intl.formatMessage(messages.count, { count })}
              openLabel={intl.formatMessage(messages.open)}
            />
          ) : null}
        </div>
      )}
    </FormField>
  );
}
