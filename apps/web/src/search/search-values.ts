import * as v from 'valibot';

/** What the query of an address holds, as the router has split it. */
type Query = Record<string, unknown>;

/** Text as an address has it, the first if it is there twice. What is longer is left out: no page depends on what others write there. */
export function text(value: unknown, longest = 100): string | undefined {
  const first = value === undefined ? '' : `${[value].flat()[0] as string}`;
  return first && first.length <= longest ? first : undefined;
}

/** What the pages of the shop are asked for. */
export const order = ({ code, return_to }: Query): { code?: string | undefined; return_to?: string | undefined } => ({
  code: text(code),
  return_to: text(return_to),
});

/** What the next text of a conversation answers to, as `answerAddress` writes it. */
export const to = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined);

/** A number of a message to open at; or, as `gift`, that the conversation begins with the gifts open. */
export const at = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);
