import * as v from 'valibot';

/** What the next text of a conversation answers to, as `answerAddress` writes it. */
export const to = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined);

/** A number of a message to open at; or, as `gift`, that the conversation begins with the gifts open. */
export const at = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);
