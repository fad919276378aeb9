import type { ApiClient, Locale } from '@heartline/api-client';
import { PageTitle, useApi, type Tracking } from '@heartline/features/shared';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { LanderWords, loadLanderData } from '../shared/index.ts';
import { GalleryLander } from './gallery-lander.tsx';
import { genderOfSlug } from './gallery-slug.ts';
import { galleryFaces } from './gallery-view.tsx';
import { galleryCatalog } from './gallery-words.ts';
import { galleryMessages } from './gallery.messages.ts';

export interface GalleryPageProps {
  slug?: string | undefined;
  tracking: Tracking;
}

export const galleryQueries = {
  /** Data of the gallery on the site itself; the server renders with them. */
  data: (api: ApiClient, { slug, tracking }: GalleryPageProps) =>
    queryOptions({
      queryKey: ['landers', 'gallery', genderOfSlug(slug) ?? 'all', tracking.network ?? '', tracking.ref ?? ''],
      queryFn: ({ signal }) =>
        loadLanderData(api, { tracking, gender: genderOfSlug(slug), faces: galleryFaces }, signal),
      staleTime: 5 * 60_000,
    }),
};

/** The gallery as a page of the site: /landers/gallery/{slug?} (LND-02). */
export function GalleryPage({ slug, tracking }: GalleryPageProps) {
  const api = useApi();
  const locale = useIntl().locale as Locale;
  const { data } = useSuspenseQuery(galleryQueries.data(api, { slug, tracking }));
  return (
    <LanderWords catalog={galleryCatalog} locale={locale}>
      <Title faces={data.members.length > 0} />
      <GalleryLander api={api} origin="" slug={slug} tracking={tracking} data={data} />
    </LanderWords>
  );
}

function Title({ faces }: { faces: boolean }) {
  const intl = useIntl();
  return <PageTitle>{intl.formatMessage(faces ? galleryMessages.title : galleryMessages.titleWithoutFaces)}</PageTitle>;
}
