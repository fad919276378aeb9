import { attributeNames } from '@heartline/api-client';
import * as v from 'valibot';

// Separate from the reader: the router needs the schemas before any page is loaded.
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
  // `language` in an address is the language of the page.
  'speaks',
  ...attributeNames,
  'sort',
] as const;
export type SearchName = (typeof searchNames)[number];

/** Any short value of an address. The router parses `25` as a number and `true` as a flag. */
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

/** Parameters of the address of /members (MEM-01). Invalid values are kept, so that `readSearch` can report them. */
export const membersSearchSchema = v.object(
  Object.fromEntries(searchNames.map((name) => [name, raw])) as Record<SearchName, typeof raw>,
);
export type MembersSearch = v.InferOutput<typeof membersSearchSchema>;

export const profileViewers = ['premium', 'free'] as const;
/** Whose view of the own profile is shown. */
export type ProfileViewer = (typeof profileViewers)[number];

/**
 * Parameters of the address of a profile: the search it was opened from, so that the links to its neighbours survive a reload and can
 * be shared.
 */
export const profileSearchSchema = v.object({
  ...membersSearchSchema.entries,
  as: v.fallback(v.optional(v.picklist(profileViewers)), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;
