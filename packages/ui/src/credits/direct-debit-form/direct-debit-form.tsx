import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { FormError } from '../../controls/form-error/index.ts';
import type { PhoneCountry } from '../../controls/phone-field/index.ts';
import { cn } from '../../lib/cn.ts';
import { DirectDebitCode } from './direct-debit-code.tsx';
import { DirectDebitFields } from './direct-debit-fields.tsx';

/** The fields of PAY-05, in the order in which they stand. */
export type DirectDebitField = 'holder' | 'iban' | 'street' | 'houseNumber' | 'zip' | 'city' | 'phone';
export type DirectDebitDetails = Record<DirectDebitField, string>;

/** The words at one field. */
export interface DirectDebitFieldWords {
  label: string;
  hint?: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

export interface DirectDebitFormProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'title' | 'defaultValue'
> {
  /** `code` asks for the code of the SMS. Whoever goes back finds what they typed. @default 'details' */
  step?: 'details' | 'code';
  fields: Record<DirectDebitField, DirectDebitFieldWords>;
  /** The countries of the mobile number, the words of their chooser, and the one at first. */
  phone: { countries: readonly PhoneCountry[]; countryLabel: string; country: string };
  defaultValues?: Partial<DirectDebitDetails>;
  /** As it was typed, without spaces at the ends; the IBAN without any, the number as E.164. Checking it is the caller's. */
  onDetails: (details: DirectDebitDetails) => void;
  /** "Send me the code" */
  detailsLabel: string;
  /** What the member allows with it: the text of the SEPA mandate with the creditor's number, above the button. */
  mandate: ReactNode;
  /** The step after it. */
  code: {
    label: string;
    /** Where the code was sent: "We sent a code to •• 4567." */
    text: ReactNode;
    /** "Code invalid" */
    error?: string | undefined;
    onCode: (code: string) => void;
    /** Says that it costs money: "Order and pay €22.99". */
    submitLabel: string;
    /** Back to the details. */
    backLabel: string;
    onBack: () => void;
    /** A button that sends another code, with its waiting time. */
    resend?: ReactNode;
    /** How long a code is. @default 6 */
    length?: number;
  };
  /** The answer is on its way; nothing can be sent twice. @default false */
  sending?: boolean;
  /** What went wrong as a whole. */
  failure?: ReactNode;
}

/**
 * Account and address for a direct debit, then the code that the bank's rules ask for (PAY-05). Where direct debit is refused
 * for good (blocked, limit reached), show an `Alert` and the other methods in its place.
 */
export function DirectDebitForm({
  step = 'details',
  fields,
  phone,
  defaultValues = {},
  onDetails,
  detailsLabel,
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
      {/* Hidden, not gone: what was typed waits for whoever comes back. */}
      <div ref={details} hidden={step !== 'details'} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <DirectDebitFields fields={fields} phone={phone} defaultValues={defaultValues} />
        <div className="rounded-md bg-surface-sunken p-4 text-sm text-ink-muted">{mandate}</div>
        {/* Enter presses the first button that submits, hidden or not. */}
        <Button type={step === 'details' ? 'submit' : 'button'} size="lg" block loading={sending}>
          {detailsLabel}
        </Button>
      </div>
      {step === 'code' ? <DirectDebitCode {...code} sending={sending} /> : null}
    </form>
  );
}
