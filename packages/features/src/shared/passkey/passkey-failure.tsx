import { FormError } from '@heartline/ui/controls/form-error';
import { useEffect, useRef } from 'react';

import { FormFailure } from '../forms/form-failure.tsx';
import { passkeyFaultOf, type PasskeyFault } from './passkey.ts';

export interface PasskeyFailureProps {
  /** The thrown error; null renders nothing. */
  error: unknown;
  texts: Record<PasskeyFault, string>;
}

/** The error text above a form that asks for a passkey. Takes the focus. */
export function PasskeyFailure({ error, texts }: PasskeyFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const fault = passkeyFaultOf(error);
  useEffect(() => {
    if (fault) ref.current?.focus();
  }, [error, fault]);
  return fault ? <FormError ref={ref} title={texts[fault]} /> : <FormFailure error={error} />;
}
