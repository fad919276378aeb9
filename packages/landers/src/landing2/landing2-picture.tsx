import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { useIntl } from 'react-intl';

import { fictionalNote, landerMessages, MemberPortrait, type LanderPictureProps } from '../shared/index.ts';
import { landing2Messages as messages } from './landing2.messages.ts';
import { Postcard } from './postcard.tsx';

/** A member's text about themselves, on a postcard. Without a text, a portrait replaces it. */
export function Landing2Picture({ site, member, question }: LanderPictureProps) {
  const intl = useIntl();
  const text = intl.formatMessage(messages.text);
  if (!member) {
    return (
      <LanderHero align="center" title={intl.formatMessage(messages.title)} text={text}>
        {question}
      </LanderHero>
    );
  }
  const { name, age, place, region, country, about, photo, fictional } = member;
  return (
    <section className="@container overflow-x-clip bg-surface-sunken text-ink">
      <div className="mx-auto flex w-full max-w-300 flex-col items-center gap-7 px-4 py-8 @min-[768px]:py-12">
        <div className="w-full max-w-160 text-center">
          <h1 className="boxed text-4xl font-display text-balance wrap-anywhere">
            {intl.formatMessage(messages.about, { name })}
          </h1>
          <p className="mt-2 text-lg text-balance text-ink-muted">{text}</p>
        </div>
        {about.trim() === '' ? (
          <div className="w-full max-w-80">
            <MemberPortrait member={member} site={site} />
          </div>
        ) : (
          <Postcard text={about} stamp={photo}>
            <p className="font-bold">{intl.formatMessage(landerMessages.face, { name, age })}</p>
            <p>{place ?? region ?? intl.formatDisplayName(country, { type: 'region' })}</p>
            {fictional && site ? (
              <p>
                <FictionalMark label={site.fictionalSingular} />
              </p>
            ) : null}
          </Postcard>
        )}
        <div className="w-full max-w-110">{question}</div>
        <div className="flex max-w-160 flex-col items-center gap-2 text-center text-sm text-ink-muted empty:hidden">
          {fictionalNote(site, [member])}
        </div>
      </div>
    </section>
  );
}
