import { LanderCallToAction } from '@heartline/ui/lander/lander-call-to-action';
import { useIntl } from 'react-intl';

import type { LanderSite } from './lander-data.ts';
import { landerLinks, placeFields, type LanderPlace } from './lander-links.ts';
import { landerMessages } from './lander.messages.ts';

export interface LanderQuestionProps {
  place: LanderPlace;
  /** Undefined while it is not known, or cannot be. */
  site: LanderSite | undefined;
  /** The visitor is on the way to the sign-up. */
  onSignup?: (() => void) | undefined;
}

/** The question that begins the sign-up. A real form: it works before any script, and keeps the tracking in the address. */
export function LanderQuestion({ place, site, onSignup }: LanderQuestionProps) {
  const intl = useIntl();
  if (site?.closed) {
    return (
      <div className="flex w-full flex-col gap-2 rounded-xl bg-surface-raised p-6 text-center text-ink shadow-float">
        <h2 className="text-xl font-display">{intl.formatMessage(landerMessages.closedTitle)}</h2>
        <p className="text-ink-muted">{intl.formatMessage(landerMessages.closedText, { site: site.name })}</p>
      </div>
    );
  }
  return (
    <LanderCallToAction
      question={intl.formatMessage(landerMessages.question)}
      name="seeking"
      answers={[
        { value: 'woman', label: intl.formatMessage(landerMessages.women) },
        { value: 'man', label: intl.formatMessage(landerMessages.men) },
        { value: 'woman,man,nonbinary', label: intl.formatMessage(landerMessages.everyone) },
      ]}
      action={landerLinks(place).signupAction}
      method="get"
      // A partner may frame this page; the sign-up is never shown in a frame.
      target="_top"
      note={site ? intl.formatMessage(landerMessages.note, { minAge: site.minAge }) : undefined}
      onSubmit={onSignup}
    >
      {placeFields(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </LanderCallToAction>
  );
}
