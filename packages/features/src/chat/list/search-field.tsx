import { IconButton } from '@heartline/ui/controls/icon-button';
import { TextField } from '@heartline/ui/controls/text-field';
import { SearchIcon, XIcon } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { searchMessages as messages } from './search.messages.ts';

export interface SearchFieldProps {
  value: string;
  onChange: (words: string) => void;
}

/** Above the list: searches all conversations of the viewer. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={field}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      labelHidden
      label={intl.formatMessage(messages.label)}
      placeholder={intl.formatMessage(messages.label)}
      prefix={<SearchIcon aria-hidden />}
      suffix={
        value === '' ? undefined : (
          <IconButton
            size="sm"
            label={intl.formatMessage(messages.clear)}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <XIcon />
          </IconButton>
        )
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Escape of an input method ends its composition. 229: Safari ends it before its key arrives.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && event.keyCode !== 229) onChange('');
      }}
      className="[&_input::-webkit-search-cancel-button]:hidden"
    />
  );
}
