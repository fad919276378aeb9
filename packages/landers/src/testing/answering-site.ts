import { toSnake } from '../../../api-client/src/casing.ts';
import { interests, manyMembers, regions, settings as usual } from './fixtures.ts';

export const siteOrigin = 'https://site.example';

/** The site's answers from the fixtures to a lander on a partner's page, in wire format. */
export function answerAsSite(
  request: Request,
  { settings = {}, members = manyMembers(12) }: { settings?: Partial<typeof usual>; members?: object[] } = {},
): Response {
  const { pathname } = new URL(request.url);
  const answers: Record<string, object> = {
    '/api/settings.php': { settings: toSnake({ ...usual, ...settings }) },
    '/api/search/regions': { regions },
    '/api/search/interests': { interests },
    '/embed/manifest.json': { loader: { pinned: 'v1-Vq3nT0bZ.js', integrity: `sha384-${'4oqNFk1z'.repeat(8)}` } },
  };
  return Response.json(
    answers[pathname] ?? { profiles: toSnake(members), num_results: members.length, page: 1, similar: [] },
  );
}
