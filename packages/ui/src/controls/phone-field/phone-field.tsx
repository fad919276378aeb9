import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../../lib/cn.ts';
import { fieldBoxVariants, fieldControlClass, FormField, partProps, type FieldFrame } from '../form-field/index.ts';
import { parsePhone, toE164, type PhoneCountry, type PhoneValue } from './phone.ts';

export interface PhoneFieldProps
  extends
    FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'required' | 'type' | 'size' | 'children'> {
  /** The countries to choose from, in their order of display. */
  countries: readonly PhoneCountry[];
  /** Name of the select: "Country calling code". */
  countryLabel: string;
  value: PhoneValue;
  onValueChange: (value: PhoneValue) => void;
  /** With it, the whole number is submitted with a plain form as E.164: "+49151234567". */
  name?: string;
}

const codeText = ({ callingCode }: PhoneCountry) => `+${callingCode}`;
const nameText = (country: PhoneCountry) => `${country.name} (${codeText(country)})`;
const foreign = /[^\d\s()+./-]/g;

/** A telephone number: the country's calling code in a native select, then the number as people write it. */
export function PhoneField({
  countries,
  countryLabel,
  value,
  onValueChange,
  name,
  disabled,
  ...props
}: PhoneFieldProps) {
  const { frame, control } = partProps(props);
  const chosen = countries.find(({ code }) => code === value.country);
  const write = (text: string) => {
    const number = text.replaceAll(foreign, '');
    // A number pasted or filled in with its calling code sets the country too.
    onValueChange(parsePhone(number, countries, value.country) ?? { ...value, number });
  };
  return (
    <FormField {...frame} data-slot="phone-field">
      {(field) => (
        <div dir="ltr" className={fieldBoxVariants({ invalid: field['aria-invalid'] })}>
          <span className="relative flex shrink-0 items-center rounded-s-[inherit] border-e border-line transition-colors duration-150 hover:bg-surface-hover has-focus-visible:bg-surface-hover">
            <span aria-hidden className={cn('ps-4 pe-8 tabular-nums', disabled && 'text-ink-subtle')}>
              {chosen ? codeText(chosen) : null}
            </span>
            <ChevronDownIcon aria-hidden className="absolute inset-e-2.5 size-4 text-ink-muted" />
            <select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              disabled={disabled}
              value={value.country}
              data-slot="phone-field-country"
              onChange={(event) => onValueChange({ ...value, country: event.target.value })}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] text-base text-ink opacity-0 disabled:cursor-not-allowed"
            >
              {countries.map((country) => (
                <option key={country.code} value={country.code}>
                  {nameText(country)}
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            {...field}
            type="tel"
            autoComplete="tel-national"
            disabled={disabled}
            data-slot="phone-field-input"
            value={value.number}
            onChange={(event) => write(event.target.value)}
            className={cn(fieldControlClass, 'rounded-s-none tabular-nums')}
          />
          {name ? <input type="hidden" name={name} value={toE164(value, countries)} /> : null}
        </div>
      )}
    </FormField>
  );
}
