import type { Locale } from '@heartline/api-client';
import { PageTitle, useApi } from '@heartline/features/shared';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { GalleryLander } from '../gallery/gallery-lander.tsx';
import { galleryCatalog } from '../gallery/gallery-words.ts';
import { galleryMessages } from '../gallery/gallery.messages.ts';
import { LanderWords } from '../shared/index.ts';
import { galleryQueries, type GalleryPageProps } from './gallery.queries.ts';

/** The gallery as a page of the site: /landers/gallery/{slug?} (LND-02). */
export function GalleryPage({ slug, tracking }: GalleryPageProps) {
  const api = useApi();
  const locale = useIntl().locale as Locale;
  const { data } = useQuery(galleryQueries.data(api, { slug, tracking, locale }));
  return (
    <LanderWords catalog={galleryCatalog} locale={locale}>
      <Title />
      <GalleryLander api={api} origin="" slug={slug} tracking={tracking} data={data} />
    </LanderWords>
  );
}

function Title() {
  return <PageTitle>{useIntl().formatMessage(galleryMessages.title)}</PageTitle>;
}
