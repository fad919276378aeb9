import { attributeNames } from '@heartline/api-client';
import * as v from 'valibot';

// Apart from what reads it: the router needs the schemas before any page is loaded.
export const searchNames = [
  'gender',
  'country',
  'region',
  'place',
  'radius',
  'min_age',
  'max_age',
  'online',
  'new',
  'with_photo',
  'real',
  // `language` in an address is that of the page.
  'speaks',
  ...attributeNames,
  'sort',
] as const;
export type SearchName = (typeof searchNames)[number];

/** Anything an address can hold, short enough to look at. The router reads `25` as a number and `true` as a flag. */
const raw = v.fallback(
  v.optional(
    v.union([
      v.number(),
      v.boolean(),
      v.pipe(
        v.unknown(),
        v.transform((value) => String(value).slice(0, 200)),
      ),
    ]),
  ),
  undefined,
);

/** What the address of /members may hold (MEM-01), kept as it is, so that what is wrong in it can be said: `readSearch` tells. */
export const membersSearchSchema = v.object(
  Object.fromEntries(searchNames.map((name) => [name, raw])) as Record<SearchName, typeof raw>,
);
export type MembersSearch = v.InferOutput<typeof membersSearchSchema>;

export const profileViewers = ['premium', 'free'] as const;
/** Through whose eyes one looks at the own profile. */
export type ProfileViewer = (typeof profileViewers)[number];

/** What the address of a profile may hold: the search it was opened from, so that the way on survives a reload and is shared with it. */
export const profileSearchSchema = v.object({
  ...membersSearchSchema.entries,
  as: v.fallback(v.optional(v.picklist(profileViewers)), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;
