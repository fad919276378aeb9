import type { Locale } from '@heartline/api-client';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { variantOf, type LanderDefinition, type LanderPictureProps } from './define-lander.ts';
import type { LanderApi } from './lander-api.ts';
import type { LanderData, LanderSite } from './lander-data.ts';
import { LanderSteps } from './lander-steps.tsx';
import type { Tracking } from './lander-tracking.ts';
import { useCounting } from './use-counting.ts';
import { useLanderData } from './use-lander-data.ts';
import { usePlay } from './use-play.ts';

/** The options of a lander in its address. */
export interface LanderAddress {
  /** An audience, or the name of a campaign. */
  slug?: string | undefined;
  /** An audience, beside a slug that is the name of a campaign. */
  audience?: string | undefined;
  tracking: Tracking;
}

export interface LanderScreenProps extends LanderAddress, Pick<LanderPictureProps, 'member' | 'onSignup'> {
  lander: LanderDefinition;
  api: LanderApi;
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  /** Loaded earlier, such as on the server. */
  data?: LanderData | undefined;
  /** Wraps the lander if it is not a page of the site: bar, footer, theme. */
  frame?: (content: ReactNode, site: LanderSite | undefined) => ReactNode;
  /** Everything that will show is rendered. */
  onReady?: (() => void) | undefined;
}

/** A lander with the members and texts of its site. It needs `LanderWords` around it. */
export function LanderScreen({
  lander,
  api,
  origin,
  slug,
  audience,
  tracking,
  member,
  data: given,
  frame = (content) => content,
  onReady,
  onSignup,
}: LanderScreenProps) {
  const locale = useIntl().locale as Locale;
  const { gender } = variantOf(lander, slug, audience);
  const { data, failed } = useLanderData(
    api,
    { tracking, locale, gender, faces: lander.faces ?? 0, extra: lander.extra },
    given,
  );
  const nothing = failed ? [] : undefined;
  const members = data?.members ?? nothing;
  const ready = members !== undefined;
  const play = usePlay();
  const begun = play.at > 0 || play.picked !== undefined || Object.keys(play.answers).length > 0;
  const begin = useCounting({ api, lander: lander.name, tracking, origin, ready, begun });
  const leave = (via: 'question' | 'face') => {
    begin();
    onSignup?.(via);
  };
  useEffect(() => {
    if (ready) onReady?.();
  }, [ready, onReady]);
  const target = { origin, tracking, language: origin ? locale : undefined, member: member?.id };
  const site = data?.site;
  const { picture: Picture, steps } = lander;
  return frame(
    <Picture
      api={api}
      target={target}
      site={site}
      members={members}
      regions={data?.regions ?? nothing}
      interests={data?.interests ?? nothing}
      member={member}
      play={play}
      question={
        <LanderSteps target={target} site={site} steps={steps} play={play} onSignup={() => leave('question')} />
      }
      onSignup={leave}
    />,
    site,
  );
}
