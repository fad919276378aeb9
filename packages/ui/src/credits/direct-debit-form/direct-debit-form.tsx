import { useEffect, useRef, type FormEvent } from 'react';

import { Button } from '../../controls/button/index.ts';
import { FormError } from '../../controls/form-error/index.ts';
import { cn } from '../../lib/cn.ts';
import { DirectDebitCode } from './direct-debit-code.tsx';
import { DirectDebitFields } from './direct-debit-fields.tsx';
import type { DirectDebitFormProps } from './direct-debit-form.types.ts';

/**
 * Account and address for a direct debit, then the code that the bank's rules demand (PAY-05). If direct debit is refused for good
 * (blocked, limit reached), show an `Alert` and the other methods instead.
 */
export function DirectDebitForm({
  step = 'details',
  fields,
  phone,
  defaultValues = {},
  onDetails,
  detailsLabel,
  ownButton = true,
  mandate,
  code,
  sending = false,
  failure,
  className,
  ...props
}: DirectDebitFormProps) {
  const details = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const place = step === 'details' ? details.current?.querySelector('input') : null;
    place?.focus();
  }, [step]);
  const invalid = Object.values(fields).filter(({ error }) => error).length;
  useEffect(() => {
    if (invalid > 0) details.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalid]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    if (step === 'code') {
      code.onCode(text('otp'));
      return;
    }
    onDetails({
      holder: text('holder'),
      iban: text('iban'),
      street: text('street'),
      houseNumber: text('houseNumber'),
      zip: text('zip'),
      city: text('city'),
      phone: text('phone'),
    });
  };

  return (
    <form
      noValidate
      {...props}
      onSubmit={submit}
      data-slot="direct-debit-form"
      data-step={step}
      className={cn('flex w-full flex-col gap-5', className)}
    >
      {failure ? <FormError title={failure} /> : null}
      {/* Hidden, not unmounted: the typed details stay for going back. */}
      <div ref={details} hidden={step !== 'details'} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <DirectDebitFields fields={fields} phone={phone} defaultValues={defaultValues} />
        <div className="rounded-md bg-surface-sunken p-4 text-sm text-ink-muted">{mandate}</div>
        {/* Enter presses the first submit button, hidden or not. */}
        {ownButton ? (
          <Button variant="primary" type={step === 'details' ? 'submit' : 'button'} size="lg" block loading={sending}>
            {detailsLabel}
          </Button>
        ) : null}
      </div>
      {step === 'code' ? <DirectDebitCode {...code} sending={sending} ownButton={ownButton} /> : null}
    </form>
  );
}
