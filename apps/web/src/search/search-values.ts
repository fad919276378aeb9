import * as v from 'valibot';

/** Text as an address has it, the first if it is there twice. What is longer is left out: no page depends on what others write there. */
export const text = (longest: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => String([value].flat()[0])),
        v.maxLength(longest),
      ),
    ),
    undefined,
  );

/** What the pages of the shop are asked for. */
export const order = v.object({ code: text(100), return_to: text(100) });

/** What the next text of a conversation answers to, as `answerAddress` writes it. */
export const to = text(60);

/** A number of a message to open at; or, as `gift`, that the conversation begins with the gifts open. */
export const at = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);
