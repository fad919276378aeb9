import { TextField } from '../../controls/text-field/index.ts';
import type { DirectDebitDetails, DirectDebitField, DirectDebitFieldWords } from './direct-debit-form.tsx';

interface DirectDebitFieldsProps {
  fields: Record<DirectDebitField, DirectDebitFieldWords>;
  defaultValues: Partial<DirectDebitDetails>;
}

/** Account first, then the address, in the order of an envelope. */
export function DirectDebitFields({ fields, defaultValues }: DirectDebitFieldsProps) {
  const field = (name: DirectDebitField) => ({
    name,
    required: true,
    defaultValue: defaultValues[name],
    ...fields[name],
  });
  return (
    <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4">
      <TextField {...field('holder')} autoComplete="cc-name" className="col-span-6" />
      <TextField
        {...field('iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
        className="col-span-6 [&_input]:tabular-nums [&_input]:uppercase"
      />
      <TextField {...field('street')} autoComplete="address-line1" className="col-span-4" />
      <TextField {...field('houseNumber')} autoComplete="address-line2" className="col-span-2" />
      <TextField {...field('zip')} autoComplete="postal-code" className="col-span-2" />
      <TextField {...field('city')} autoComplete="address-level2" className="col-span-4" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" className="col-span-6" />
    </div>
  );
}
