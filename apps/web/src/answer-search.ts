import * as v from 'valibot';

/** What the next text of a conversation answers to, as `answerAddress` writes it. */
export const to = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined);
