import { MessageSquareTextIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../controls/button/index.ts';
import { OneTimeCodeField } from '../../controls/one-time-code-field/index.ts';
import type { DirectDebitFormProps } from './direct-debit-form.types.ts';

type DirectDebitCodeProps = DirectDebitFormProps['code'] & { sending: boolean; ownButton: boolean };

/** The SMS code, typed or filled in by the phone, and the button that orders. */
export function DirectDebitCode({
  label,
  text,
  error,
  submitLabel,
  backLabel,
  onBack,
  resend,
  length = 6,
  sending,
  ownButton,
}: DirectDebitCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => input.current?.focus(), [error]);
  return (
    <div className="flex animate-enter flex-col gap-5">
      <output className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-notice text-ink">
          <MessageSquareTextIcon aria-hidden className="size-5" />
        </span>
        <span>{text}</span>
      </output>
      {/* The last digit does not submit: the button states the price. */}
      <OneTimeCodeField
        ref={input}
        name="otp"
        required
        label={label}
        error={error}
        length={length}
        value={code}
        onValueChange={setCode}
        loading={sending}
      />
      {ownButton ? (
        <Button variant="primary" type="submit" size="lg" block loading={sending}>
          {submitLabel}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button variant="ghost" size="sm" onClick={onBack} className="-ms-4">
          {backLabel}
        </Button>
        {resend}
      </div>
    </div>
  );
}
