import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { ClockIcon, ShieldCheckIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { CodeForm, formAct, TitleAfterForm, useKeptFocus } from '../shared/index.ts';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { secondStepMessages as messages } from './second-step.messages.ts';
import { messages as sessionMessages } from './session.messages.ts';

type Way = 'passkey' | 'app' | 'recovery';

export interface SecondStepViewProps {
  /** Second steps possible here besides a recovery code; the first is asked for first. */
  ways?: readonly ('passkey' | 'app')[] | undefined;
  onSubmit: (code: string) => void;
  onPasskey: () => void;
  /** Whether this browser supports passkeys. */
  passkeysSupported?: boolean;
  /** Back to the password. */
  onAgain: () => void;
  pending?: boolean;
  /** Error of the code. */
  error?: unknown;
  passkeyError?: unknown;
}

const intros = { passkey: messages.passkeyIntro, app: messages.intro, recovery: messages.recoveryIntro };
const links = { passkey: messages.passkeyUse, app: messages.toApp, recovery: messages.toRecovery };

/** After the right password: a passkey or the code of the app, or a recovery code if neither is at hand (SES-10, ACC-10). */
export function SecondStepView({
  ways = ['app'],
  onSubmit,
  onPasskey,
  passkeysSupported = true,
  onAgain,
  pending = false,
  error = null,
  passkeyError = null,
}: SecondStepViewProps) {
  const intl = useIntl();
  const all: readonly Way[] = [...ways, 'recovery'];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const keptFocus = useKeptFocus();
  const start = useRef<HTMLDivElement>(null);
  // After “Log in” the focus goes to the new field, so that screen readers announce it.
  useEffect(() => start.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const form = { onSubmit, pending, error, submit: intl.formatMessage(sessionMessages.submit) };
  if (isOver(error) || isOver(passkeyError)) {
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<ClockIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.overTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.overIntro)}
      >
        <Button size="lg" block onClick={onAgain} data-act={formAct}>
          {intl.formatMessage(sessionMessages.backToLogin)}
        </Button>
      </FocusPanel>
    );
  }
  const asked = {
    passkey: <PasskeyStep onPasskey={onPasskey} supported={passkeysSupported} pending={pending} error={passkeyError} />,
    app: <CodeForm {...form} label={intl.formatMessage(messages.code)} wrong={intl.formatMessage(messages.wrong)} />,
    recovery: <RecoveryForm {...form} />,
  };
  return (
    <FocusPanel
      ref={keptFocus}
      icon={<ShieldCheckIcon />}
      title={<TitleAfterForm>{intl.formatMessage(messages.title)}</TitleAfterForm>}
      intro={intl.formatMessage(intros[way])}
    >
      <div ref={start}>{asked[way]}</div>
      {all.length > 1 ? (
        <div className="flex flex-col gap-3">
          {all
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="outline" block onClick={() => setWay(other)} data-act={formAct}>
                {intl.formatMessage(links[other])}
              </Button>
            ))}
        </div>
      ) : null}
    </FocusPanel>
  );
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'login_failed';
