import type { Locale } from '@heartline/api-client';
import type { Tracking } from '../shared/lander-tracking.ts';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useLanderData, type LanderApi, type LanderData, type LanderSite } from '../shared/index.ts';
import { galleryFaces } from './gallery-faces.ts';
import { genderOfSlug } from './gallery-slug.ts';
import { GalleryView, type GalleryViewProps } from './gallery-view.tsx';

export interface GalleryLanderProps extends Pick<GalleryViewProps, 'onSignup'> {
  api: LanderApi;
  /** Origin of the site; empty on the site's own pages. */
  origin: string;
  slug?: string | undefined;
  tracking: Tracking;
  /** Loaded before, on the server for instance. */
  data?: LanderData | undefined;
  /** What stands around the lander where it is not a page of the site: bar, footer, theme. */
  frame?: (content: ReactNode, site: LanderSite | undefined) => ReactNode;
  /** Everything that is going to show is there. */
  onReady?: (() => void) | undefined;
}

/** The gallery with the members and words of its site. It needs `LanderWords` around it. */
export function GalleryLander({
  api,
  origin,
  slug,
  tracking,
  data: given,
  frame = (content) => content,
  onReady,
  onSignup,
}: GalleryLanderProps) {
  const locale = useIntl().locale as Locale;
  const query = { tracking, locale, gender: genderOfSlug(slug), faces: galleryFaces };
  const { data, failed } = useLanderData(api, query, given);
  const members = data?.members ?? (failed ? [] : undefined);
  const ready = members !== undefined;
  useEffect(() => {
    if (ready) onReady?.();
  }, [ready, onReady]);
  return frame(
    <GalleryView
      place={{ origin, tracking, language: origin ? locale : undefined }}
      site={data?.site}
      members={members}
      onSignup={onSignup}
    />,
    data?.site,
  );
}
