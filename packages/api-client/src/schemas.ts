import * as v from 'valibot';

import { genders, interests } from './vocabulary.ts';

/** Opaque, random (security.md section 2): 22 characters of base64url or shorter. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** ISO 8601 in UTC. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());
/** YYYY-MM-DD. */
export const dateSchema = v.pipe(v.string(), v.isoDate());
export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** Tracking values, slugs and tokens: at most 100 characters, text only (security.md section 7). */
export const tokenSchema = v.pipe(v.string(), v.maxLength(100));
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Highest message number that a call may name, a little below what the database can count to. */
export const maxSeq = 2_000_000_000;
/** Sequence number of a message in its conversation, as a call names it. */
export const seqSchema = v.pipe(countSchema, v.maxValue(maxSeq));
export const creditsSchema = v.pipe(v.number(), v.integer());
/** Integer minor units plus currency. */
export const moneySchema = v.object({ amount: v.pipe(v.number(), v.integer()), currency: currencySchema });

/** Numbers and flags that arrive in a query string. */
export const queryNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,6})?$/), v.transform(Number), v.minValue(min), v.maxValue(max));
export const queryFlag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((value) => value === 'true' || value === '1'),
);

export const genderSchema = v.picklist(genders);
export const interestSchema = v.picklist(interests);

/** In CSS notation, with four bits a channel. */
export const colourSchema = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{3}$/)));

/** One picture in its sizes, as signed addresses that expire. `null` sizes are not for this viewer. */
export const imageSchema = v.object({
  id: idSchema,
  /** 240 px high. */
  thumb: v.string(),
  /** 250 x 333, for the match modal and cards. */
  match: v.string(),
  /** Up to 1600 px; null where the viewer may only see the blurred derivative. */
  full: v.nullable(v.string()),
  width: countSchema,
  height: countSchema,
  /** Coarse mean colour of the photo, shown until it is loaded: `#ca9`. Null if unknown, or not for this viewer. */
  colour: colourSchema,
});

/** A member as cards, rows and chats show one. */
export const memberSummarySchema = v.object({
  id: idSchema,
  name: v.string(),
  age: countSchema,
  gender: genderSchema,
  country: countrySchema,
  region: v.nullable(v.string()),
  place: v.nullable(v.string()),
  online: v.boolean(),
  premium: v.boolean(),
  /** Not a real person; must be shown with the site's mark (LOC-10). */
  fictional: v.boolean(),
  main_image: v.nullable(imageSchema),
  /** The viewer likes this member. */
  liked: v.boolean(),
});

/** Stands for a member who left, blocked the viewer or never existed: the viewer cannot tell which. */
export const emptySchema = v.object({});

/** The visitor's traffic source: some sites let only visitors of a known source see members (MEM-02). */
export const trafficSource = { network: v.optional(tokenSchema), ref: v.optional(tokenSchema) };

/** Graphemes; the server counts them (security.md section 7). */
export const longText = v.pipe(v.string(), v.maxLength(16_000));

/** False if no payment provider is set up: nothing can be bought, and the site says so. */
export const paymentsOpenSchema = v.boolean();
