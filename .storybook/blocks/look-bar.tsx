import { useId } from 'react';

import { localeNames, widths } from '../look/look.ts';
import type { LinkLook } from './story-link.tsx';

export interface LookBarProps {
  look: LinkLook;
  onChange: (look: LinkLook) => void;
}

const choices: [name: keyof LinkLook, label: string, options: Record<string, string>][] = [
  ['theme', 'Theme', { light: 'Light', dark: 'Dark' }],
  ['viewport', 'Width', Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, `${width} px`]))],
  ['locale', 'Language', localeNames],
  ['site', 'Site', Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((site) => [site, `Site ${site}`]))],
  ['text', 'Text', { 100: '100 %', 200: '200 %' }],
];

/** Toolbar settings for the pictures below. */
export function LookBar({ look, onChange }: LookBarProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">How it is shown</legend>
      {choices.map(([name, label, options]) => (
        <label
          key={name}
          htmlFor={`${id}-${name}`}
          className="flex items-center gap-2 text-sm font-semibold text-ink-muted"
        >
          {label}
          <select
            id={`${id}-${name}`}
            value={look[name] ?? ''}
            onChange={({ currentTarget }) => onChange({ ...look, [name]: currentTarget.value })}
            className="h-10 rounded-full border border-line-strong bg-surface px-3 font-normal text-ink"
          >
            {Object.entries(options).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
