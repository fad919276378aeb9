import * as v from 'valibot';

import { countrySchema, countSchema, genderSchema, idSchema } from '../../schemas.ts';
import { locales } from '../../languages.ts';
import { reportReasons } from '../../reasons.ts';

/** Position to continue a list from: the former `next_cursor`. */
export const cursorSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
/** null: the list ends here. */
export const nextCursor = v.nullable(v.string());
/** The broken rule. */
export const ground = v.picklist(reportReasons);
/** Reason or finding of a moderator; the server counts graphemes: 3 to 2,000. */
export const words = v.pipe(v.string(), v.minLength(1), v.maxLength(16_000));

/** A member as moderators see one: no address, no position. */
export const suspectSchema = v.object({
  id: idSchema,
  name: v.string(),
  age: countSchema,
  gender: genderSchema,
  country: countrySchema,
  language: v.picklist(locales),
  fictional: v.boolean(),
  status: v.picklist(['active', 'paused', 'disabled', 'pending_deletion', 'deleted']),
});

/** A person who is only named. */
export const personSchema = v.object({ id: idSchema, name: v.string() });
