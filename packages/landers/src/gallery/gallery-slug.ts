import type { Gender } from '@heartline/api-client';

const genders: Record<string, Gender> = { women: 'woman', men: 'man' };

/** `/landers/gallery/women` shows women, `/men` men; any other slug is a campaign's name and shows everybody. */
export const genderOfSlug = (slug: string | undefined): Gender | undefined => genders[slug?.toLowerCase() ?? ''];
