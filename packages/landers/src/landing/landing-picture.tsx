import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { useIntl } from 'react-intl';

import { fictionalNote, MemberPortrait, type LanderPictureProps } from '../shared/index.ts';
import { landingMessages as messages } from './landing.messages.ts';

/** A portrait, and a greeting. */
export function LandingPicture({ site, member, question }: LanderPictureProps) {
  const intl = useIntl();
  const text = intl.formatMessage(messages.text);
  if (!member) {
    return (
      <LanderHero align="center" title={intl.formatMessage(messages.title)} text={text}>
        {question}
      </LanderHero>
    );
  }
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto grid w-full max-w-240 grid-cols-1 items-center gap-6 px-4 py-6 @min-[768px]:grid-cols-2 @min-[768px]:gap-14 @min-[768px]:py-14">
        <div className="mx-auto w-full min-w-0 max-w-100 *:max-h-[60dvh] @min-[768px]:*:max-h-none">
          <MemberPortrait member={member} site={site} />
        </div>
        <div className="flex min-w-0 flex-col items-center gap-4 text-center @min-[768px]:items-start @min-[768px]:text-start">
          <h1 className="boxed max-w-full text-4xl font-display text-balance wrap-anywhere">
            {intl.formatMessage(messages.to, { name: member.name })}
          </h1>
          <p className="text-lg text-balance text-ink-muted">{text}</p>
          <div className="w-full max-w-110">{question}</div>
          <div className="flex flex-col items-center gap-2 text-sm text-ink-muted empty:hidden @min-[768px]:items-start">
            {fictionalNote(site, [member])}
          </div>
        </div>
      </div>
    </section>
  );
}
