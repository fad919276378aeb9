import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { LifeBuoyIcon, ShieldCheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { commonMessages, formAct, hrefs, TitleAfterForm, useKeptFocus } from '../../shared/index.ts';
import type { Proofs } from '../account.queries.ts';
import { ConnectApp } from './connect-app.tsx';
import { changeMessages } from '../email.messages.ts';
import { secondStepMessages as messages } from '../second-step.messages.ts';
import { SecondStepForm } from './second-step-form.tsx';

export type SecondStepState =
  | { at: 'off' }
  /** The key waits for its first code. */
  | { at: 'connecting'; key: string; address: string }
  /** Shown once. */
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'on'; since: string; codesLeft: number }
  /** Asks for password and code before it does something. */
  | { at: 'renewing' | 'switchingOff' };

export interface SecondStepViewProps {
  state: SecondStepState;
  onBegin: (password: string) => void;
  onFirstCode: (code: string) => void;
  onCopy: (codes: readonly string[]) => void;
  /** The codes are kept. */
  onKept: () => void;
  /** Opens one of the two forms, or with `on` leaves it. */
  onGoTo: (at: 'on' | 'renewing' | 'switchingOff') => void;
  onRenew: (proofs: Proofs) => void;
  onSwitchOff: (proofs: Proofs) => void;
  pending?: boolean;
  error?: unknown;
}

/** Whether the log-in asks for a code besides the password (ACC-09): one question at a time. */
export function SecondStepView(props: SecondStepViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  const { state } = props;
  const { title, intro } = useHeading(state);
  return (
    <FocusPanel
      ref={keptFocus}
      icon={state.at === 'on' ? <ShieldCheckIcon /> : state.at === 'codes' ? <LifeBuoyIcon /> : undefined}
      title={<TitleAfterForm>{title}</TitleAfterForm>}
      intro={intro}
      footer={
        state.at === 'codes' ? undefined : (
          <Link href={hrefs.me} variant="strong">
            {intl.formatMessage(changeMessages.toMe)}
          </Link>
        )
      }
    >
      <Content {...props} />
    </FocusPanel>
  );
}

function useHeading(state: SecondStepState): { title: string; intro: ReactNode } {
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
      return { title: say(messages.off), intro: say(messages.offIntro) };
  }
}

function Content({ state, pending = false, error = null, onGoTo, ...on }: SecondStepViewProps) {
  const intl = useIntl();
  switch (state.at) {
    case 'off':
      return (
        <SecondStepForm
          key="off"
          asks="password"
          hint={intl.formatMessage(messages.apps)}
          submit={intl.formatMessage(messages.start)}
          onSubmit={({ password }) => on.onBegin(password)}
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
      return (
        <>
          <ul
            aria-label={intl.formatMessage(messages.codes)}
            className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-surface-sunken p-4 text-center font-semibold tabular-nums sm:grid-cols-2"
            translate="no"
          >
            {state.codes.map((code) => (
              <li key={code} className="select-all">
                {code}
              </li>
            ))}
          </ul>
          <Button variant="outline" block onClick={() => on.onCopy(state.codes)} data-act={formAct}>
            {intl.formatMessage(messages.copy)}
          </Button>
          <Button size="lg" block onClick={on.onKept} data-act={formAct}>
            {intl.formatMessage(messages.kept)}
          </Button>
        </>
      );
    case 'on':
      return (
        <>
          <p className="text-ink-muted">{intl.formatMessage(messages.left, { count: state.codesLeft })}</p>
          <Button variant="outline" block onClick={() => onGoTo('renewing')} data-act={formAct}>
            {intl.formatMessage(messages.newCodes)}
          </Button>
          <Button variant="outline" block onClick={() => onGoTo('switchingOff')} data-act={formAct}>
            {intl.formatMessage(messages.off)}
          </Button>
        </>
      );
    case 'renewing':
    case 'switchingOff':
      return (
        <>
          <SecondStepForm
            key={state.at}
            asks="both"
            submit={intl.formatMessage(state.at === 'renewing' ? messages.newCodes : messages.off)}
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
