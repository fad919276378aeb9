import { useState } from 'react';

import { IbanField, normalizeIban } from '../../controls/iban-field/index.ts';
import { parsePhone, PhoneField, type PhoneValue } from '../../controls/phone-field/index.ts';
import { TextField } from '../../controls/text-field/index.ts';
import type { DirectDebitField, DirectDebitFormProps } from './direct-debit-form.types.ts';

type DirectDebitFieldsProps = Pick<DirectDebitFormProps, 'fields' | 'phone'> &
  Required<Pick<DirectDebitFormProps, 'defaultValues'>>;

/** The account first, then the address, in the order of an envelope. */
export function DirectDebitFields({ fields, defaultValues, phone }: DirectDebitFieldsProps) {
  const [iban, setIban] = useState(() => normalizeIban(defaultValues.iban ?? ''));
  const [number, setNumber] = useState<PhoneValue>(
    () =>
      parsePhone(defaultValues.phone ?? '', phone.countries, phone.country) ?? {
        country: phone.country,
        number: defaultValues.phone ?? '',
      },
  );
  const field = (name: DirectDebitField) => ({ name, required: true, ...fields[name] });
  const text = (name: DirectDebitField) => ({ ...field(name), defaultValue: defaultValues[name] });
  return (
    <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4">
      <TextField {...text('holder')} autoComplete="cc-name" className="col-span-6" />
      <IbanField {...field('iban')} value={iban} onValueChange={setIban} className="col-span-6" />
      <TextField {...text('street')} autoComplete="address-line1" className="col-span-4" />
      <TextField {...text('houseNumber')} autoComplete="address-line2" className="col-span-2" />
      <TextField {...text('zip')} autoComplete="postal-code" className="col-span-2" />
      <TextField {...text('city')} autoComplete="address-level2" className="col-span-4" />
      <PhoneField
        {...field('phone')}
        countries={phone.countries}
        countryLabel={phone.countryLabel}
        value={number}
        onValueChange={setNumber}
        className="col-span-6"
      />
    </div>
  );
}
