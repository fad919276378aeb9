import type { ApiClient, Locale } from '@heartline/api-client';
import type { Tracking } from '../shared/lander-tracking.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { galleryFaces } from '../gallery/gallery-faces.ts';
import { genderOfSlug } from '../gallery/gallery-slug.ts';
import { galleryCatalog } from '../gallery/gallery-words.ts';
import { loadLanderData } from '../shared/index.ts';

export interface GalleryPageProps {
  slug?: string | undefined;
  tracking: Tracking;
}

export const galleryQueries = {
  /** Data of the gallery on the site itself, with the site's wording in the reader's language; the server renders with them. */
  data: (api: ApiClient, { slug, tracking, locale }: GalleryPageProps & { locale: Locale }) => {
    const gender = genderOfSlug(slug);
    return queryOptions({
      queryKey: ['landers', 'gallery', locale, gender ?? 'all', tracking.network ?? '', tracking.ref ?? ''],
      queryFn: ({ signal }) => loadLanderData(api, { tracking, locale, gender, faces: galleryFaces }, signal),
      staleTime: 5 * 60_000,
      placeholderData: keepPreviousData,
    });
  },
};

/** Everything the page shows at once, for the route's loader. */
export async function prepareGallery(
  queryClient: QueryClient,
  api: ApiClient,
  props: GalleryPageProps & { locale: Locale },
): Promise<void> {
  await Promise.all([
    galleryCatalog.load(props.locale),
    // Where it fails, the page shows what it can without.
    queryClient.ensureQueryData(galleryQueries.data(api, props)).catch(() => undefined),
  ]);
}
