import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { FingerprintPatternIcon, LifeBuoyIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { BackToMe, commonMessages, formAct, TitleAfterForm, useKeptFocus } from '../../shared/index.ts';
import type { Passkey, Proofs } from '../account.queries.ts';
import { secondStepMessages } from '../second-step.messages.ts';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import { SecondStepForm, type SecondStepFormProps } from '../second-step/second-step-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeyMessages as messages } from '../passkeys.messages.ts';

/** Passkeys that an account may have; the server enforces it. */
const most = 10;

export type PasskeysState =
  | { at: 'list' }
  /** Asks for the proofs first. */
  | { at: 'adding' | 'renewing' }
  /** The browser may make a passkey now, with these options. */
  | { at: 'making'; options: string }
  /** Shown once. */
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renaming' | 'removing'; passkey: Passkey };

export interface PasskeysViewProps {
  state: PasskeysState;
  passkeys: readonly Passkey[];
  codesLeft: number;
  /** An authenticator app makes codes for the log-in as well. */
  hasApp: boolean;
  /** Whether this browser supports passkeys. */
  supported: boolean;
  /** The proofs asked for before a change. */
  asks: SecondStepFormProps['asks'];
  onGoTo: (state: PasskeysState) => void;
  onBegin: (proofs: Proofs) => void;
  onMake: (options: string, name: string) => void;
  onRename: (passkey: Passkey, name: string) => void;
  onRemove: (passkey: Passkey, proofs: Proofs) => void;
  onRenew: (proofs: Proofs) => void;
  onCopy: (codes: readonly string[]) => void;
  pending?: boolean;
  error?: unknown;
}

/** The member's passkeys, a second step of the log-in (ACC-10), one question at a time. */
export function PasskeysView(props: PasskeysViewProps) {
  const keptFocus = useKeptFocus();
  const { state } = props;
  const { title, intro } = useHeading(props);
  const icon = state.at === 'codes' ? <LifeBuoyIcon /> : state.at === 'list' ? <FingerprintPatternIcon /> : undefined;
  return (
    <FocusPanel
      ref={keptFocus}
      icon={icon}
      title={<TitleAfterForm>{title}</TitleAfterForm>}
      intro={intro}
      back={state.at === 'codes' ? undefined : <BackToMe />}
    >
      <Content {...props} />
    </FocusPanel>
  );
}

function useHeading({ state, passkeys, hasApp }: PasskeysViewProps): { title: string; intro?: ReactNode } {
  const intl = useIntl();
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  switch (state.at) {
    case 'list':
      return { title: say(messages.title), intro: say(messages.intro) };
    case 'adding':
      return { title: say(messages.add), intro: say(messages.addIntro) };
    case 'making':
      return { title: say(messages.makeTitle), intro: say(messages.makeIntro) };
    case 'codes':
      return { title: say(secondStepMessages.codesTitle), intro: say(secondStepMessages.codesIntro) };
    case 'renewing':
      return { title: say(secondStepMessages.newCodes), intro: say(secondStepMessages.newCodesIntro) };
    case 'renaming':
      return { title: say(messages.renameTitle) };
    case 'removing': {
      const last = passkeys.length === 1 && !hasApp;
      const { name } = state.passkey;
      return {
        title: say(messages.removeTitle),
        intro: intl.formatMessage(last ? messages.removeLast : messages.removeIntro, { name }),
      };
    }
  }
}

function Content(props: PasskeysViewProps) {
  const intl = useIntl();
  const { state, asks, onGoTo, pending = false, error = null } = props;
  const sent = { pending, error };
  const back = (
    <Button variant="outline" block onClick={() => onGoTo({ at: 'list' })} data-act={formAct}>
      {intl.formatMessage(commonMessages.cancel)}
    </Button>
  );
  const prove = (submit: string, onSubmit: (proofs: Proofs) => void) => (
    <>
      <SecondStepForm key={state.at} asks={asks} submit={submit} onSubmit={onSubmit} {...sent} />
      {back}
    </>
  );
  switch (state.at) {
    case 'list':
      return <Overview {...props} />;
    case 'adding':
      return prove(intl.formatMessage(messages.next), props.onBegin);
    case 'making':
      return (
        <>
          <NameForm
            key="making"
            submit={intl.formatMessage(messages.make)}
            onSubmit={(name) => props.onMake(state.options, name)}
            {...sent}
          />
          {back}
        </>
      );
    case 'codes':
      return <RecoveryCodes codes={state.codes} onCopy={props.onCopy} onKept={() => onGoTo({ at: 'list' })} />;
    case 'renewing':
      return prove(intl.formatMessage(secondStepMessages.newCodes), props.onRenew);
    case 'renaming':
      return (
        <>
          <NameForm
            key="renaming"
            name={state.passkey.name}
            submit={intl.formatMessage(commonMessages.save)}
            onSubmit={(name) => props.onRename(state.passkey, name)}
            {...sent}
          />
          {back}
        </>
      );
    case 'removing':
      return prove(intl.formatMessage(messages.removeTitle), (proofs) => props.onRemove(state.passkey, proofs));
  }
}

function Overview({ passkeys, codesLeft, supported, onGoTo }: PasskeysViewProps) {
  const intl = useIntl();
  const some = passkeys.length > 0;
  return (
    <>
      {some ? (
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => onGoTo({ at: 'renaming', passkey })}
          onRemove={(passkey) => onGoTo({ at: 'removing', passkey })}
        />
      ) : null}
      {supported && passkeys.length < most ? (
        <Button size="lg" block onClick={() => onGoTo({ at: 'adding' })} data-act={formAct}>
          {intl.formatMessage(messages.add)}
        </Button>
      ) : (
        <p className="text-ink-muted">{intl.formatMessage(supported ? messages.full : messages.unsupported)}</p>
      )}
      {some ? (
        <div className="flex flex-col gap-3">
          <p className="text-ink-muted">{intl.formatMessage(secondStepMessages.left, { count: codesLeft })}</p>
          <Button variant="outline" block onClick={() => onGoTo({ at: 'renewing' })} data-act={formAct}>
            {intl.formatMessage(secondStepMessages.newCodes)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
