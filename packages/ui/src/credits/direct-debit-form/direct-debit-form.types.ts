import type { ComponentProps, ReactNode } from 'react';

import type { PhoneCountry } from '../../controls/phone-field/index.ts';

/** The fields of PAY-05, in their order in the form. */
export type DirectDebitField = 'holder' | 'iban' | 'street' | 'houseNumber' | 'zip' | 'city' | 'phone';
export type DirectDebitDetails = Record<DirectDebitField, string>;

/** Texts of one field. */
export interface DirectDebitFieldWords {
  label: string;
  hint?: string;
  /** The error text, with how to fix it. */
  error?: string | undefined;
}

export interface DirectDebitFormProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'title' | 'defaultValue'
> {
  /** `code` asks for the SMS code. Going back shows the typed details. @default 'details' */
  step?: 'details' | 'code';
  fields: Record<DirectDebitField, DirectDebitFieldWords>;
  /** The countries of the mobile number, the texts of their select, and the initial one. */
  phone: { countries: readonly PhoneCountry[]; countryLabel: string; country: string };
  defaultValues?: Partial<DirectDebitDetails>;
  /** The details as typed, trimmed; the IBAN without spaces, the number as E.164. The caller must validate them. */
  onDetails: (details: DirectDebitDetails) => void;
  /** "Send me the code" */
  detailsLabel: string;
  /** False: the page has the submit button, in a foot that stays in view; it refers to this form by its `id`. @default true */
  ownButton?: boolean;
  /** What the member authorizes: the text of the SEPA mandate with the creditor's number, above the button. */
  mandate: ReactNode;
  /** Texts of the second step. */
  code: {
    label: string;
    /** The number that the code was sent to: "We sent a code to •• 4567." */
    text: ReactNode;
    /** "Code invalid" */
    error?: string | undefined;
    onCode: (code: string) => void;
    /** States that the press costs money: "Order and pay €22.99". */
    submitLabel: string;
    /** Back to the details. */
    backLabel: string;
    onBack: () => void;
    /** A button that sends another code, with its waiting time. */
    resend?: ReactNode;
    /** Number of digits of a code. @default 6 */
    length?: number;
  };
  /** Being submitted: nothing can be submitted twice. @default false */
  sending?: boolean;
  /** The overall error. */
  failure?: ReactNode;
}
