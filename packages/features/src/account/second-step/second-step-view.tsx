import { Button } from '@heartline/ui/controls/button';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { LifeBuoyIcon, ShieldCheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { BackToMe, commonMessages, formAct, TitleAfterForm, useKeptFocus } from '../../shared/index.ts';
import type { Proofs } from '../account.queries.ts';
import { ConnectApp } from './connect-app.tsx';
import { secondStepMessages as messages } from '../second-step.messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepForm, type SecondStepFormProps } from './second-step-form.tsx';

export type SecondStepState =
  | { at: 'off' }
  /** The key waits for its first code. */
  | { at: 'connecting'; key: string; address: string }
  /** Shown once. */
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'on'; since: string; codesLeft: number }
  /** Asks for password and code first. */
  | { at: 'renewing' | 'switchingOff' };

export interface SecondStepViewProps {
  state: SecondStepState;
  /** The proofs asked for before a change. */
  asks?: SecondStepFormProps['asks'];
  /** The log-in also asks for a passkey, and will continue to. */
  hasPasskey?: boolean;
  onBegin: (proofs: Proofs) => void;
  onFirstCode: (code: string) => void;
  onCopy: (codes: readonly string[]) => void;
  /** The member has stored the codes. */
  onKept: () => void;
  /** Opens one of the two forms; `on` closes it. */
  onGoTo: (at: 'on' | 'renewing' | 'switchingOff') => void;
  onRenew: (proofs: Proofs) => void;
  onSwitchOff: (proofs: Proofs) => void;
  pending?: boolean;
  error?: unknown;
}

/** Whether the log-in asks for a code besides the password (ACC-09), one question at a time. */
export function SecondStepView(props: SecondStepViewProps) {
  const keptFocus = useKeptFocus();
  const { state } = props;
  const { title, intro } = useHeading(state, props.hasPasskey);
  return (
    <FocusPanel
      ref={keptFocus}
      icon={state.at === 'on' ? <ShieldCheckIcon /> : state.at === 'codes' ? <LifeBuoyIcon /> : undefined}
      title={<TitleAfterForm>{title}</TitleAfterForm>}
      intro={intro}
      back={state.at === 'codes' ? undefined : <BackToMe />}
    >
      <Content {...props} />
    </FocusPanel>
  );
}

function useHeading(state: SecondStepState, hasPasskey = false): { title: string; intro: ReactNode } {
  const intl = useIntl();
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  switch (state.at) {
    case 'off':
      return { title: say(messages.title), intro: say(messages.intro) };
    case 'connecting':
      return { title: say(messages.connectTitle), intro: say(messages.connectIntro) };
    case 'codes':
      return { title: say(messages.codesTitle), intro: say(messages.codesIntro) };
    case 'on': {
      const date = intl.formatDate(state.since, { dateStyle: 'long' });
      return { title: say(messages.title), intro: intl.formatMessage(messages.onIntro, { date }) };
    }
    case 'renewing':
      return { title: say(messages.newCodes), intro: say(messages.newCodesIntro) };
    case 'switchingOff':
      return { title: say(offOf(hasPasskey)), intro: say(hasPasskey ? messages.offIntroPasskey : messages.offIntro) };
  }
}

/** A passkey remains the second step when the app is removed. */
const offOf = (hasPasskey: boolean) => (hasPasskey ? messages.offApp : messages.off);

function Content({
  state,
  hasPasskey = false,
  asks = state.at === 'off' ? 'password' : 'code',
  pending = false,
  error = null,
  onGoTo,
  ...on
}: SecondStepViewProps) {
  const intl = useIntl();
  switch (state.at) {
    case 'off':
      return (
        <SecondStepForm
          key="off"
          asks={asks}
          hint={intl.formatMessage(messages.apps)}
          submit={intl.formatMessage(messages.start)}
          onSubmit={on.onBegin}
          pending={pending}
          error={error}
        />
      );
    case 'connecting':
      return (
        <ConnectApp
          appKey={state.key}
          address={state.address}
          onSubmit={on.onFirstCode}
          pending={pending}
          error={error}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={state.codes} onCopy={on.onCopy} onKept={on.onKept} />;
    case 'on':
      return (
        <>
          <p className="text-ink-muted">{intl.formatMessage(messages.left, { count: state.codesLeft })}</p>
          <Button variant="outline" block onClick={() => onGoTo('renewing')} data-act={formAct}>
            {intl.formatMessage(messages.newCodes)}
          </Button>
          <Button variant="outline" block onClick={() => onGoTo('switchingOff')} data-act={formAct}>
            {intl.formatMessage(offOf(hasPasskey))}
          </Button>
        </>
      );
    case 'renewing':
    case 'switchingOff':
      return (
        <>
          <SecondStepForm
            key={state.at}
            asks={asks}
            submit={intl.formatMessage(state.at === 'renewing' ? messages.newCodes : offOf(hasPasskey))}
            onSubmit={state.at === 'renewing' ? on.onRenew : on.onSwitchOff}
            pending={pending}
            error={error}
          />
          <Button variant="outline" block onClick={() => onGoTo('on')} data-act={formAct}>
            {intl.formatMessage(commonMessages.cancel)}
          </Button>
        </>
      );
  }
}
