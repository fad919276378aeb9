import type { ComponentProps, ReactNode } from 'react';

import type { PhoneCountry } from '../../controls/phone-field/index.ts';

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
  /** False: the page has the button that goes on, in a foot that stays in view; it names this form by its `id`. @default true */
  ownButton?: boolean;
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
