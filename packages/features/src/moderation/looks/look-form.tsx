import { LockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { lookMessages as messages } from './look.messages.ts';
import { ReasonForm } from '../shared/reason-form.tsx';

interface LookFormProps {
  /** Describes the data that will be shown. */
  text: string;
  /** Label of the button. */
  send: string;
  sending: boolean;
  error: unknown;
  onLook: (reason: string) => void;
  /** Data shown before a reason is given. */
  children?: ReactNode;
}

/** Asks for a reason before showing data that is in no queue. */
export function LookForm({ text, send, sending, error, onLook, children }: LookFormProps) {
  const intl = useIntl();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-6">
      {children}
      <ReasonForm
        label={intl.formatMessage(messages.reason)}
        hint={intl.formatMessage(messages.hint)}
        send={send}
        sending={sending}
        error={error}
        onSend={onLook}
      >
        <p className="flex items-start gap-3">
          <LockIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
          {text}
        </p>
      </ReasonForm>
    </div>
  );
}
