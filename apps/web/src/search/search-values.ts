import * as v from 'valibot';

/** The query of an address, as split by the router. */
type Query = Record<string, unknown>;

/**
 * A text value of an address, the first if it appears twice. Longer values are left out: no page depends on values that others may have
 * written.
 */
export function text(value: unknown, longest = 100): string | undefined {
  const first = value === undefined ? '' : `${[value].flat()[0] as string}`;
  return first && first.length <= longest ? first : undefined;
}

/** Parameters of the pages of the shop. */
export const order = ({ code, return_to }: Query): { code?: string | undefined; return_to?: string | undefined } => ({
  code: text(code),
  return_to: text(return_to),
});

/** The item that the next text of a conversation answers, in the format of `answerAddress`. */
export const to = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined);

/** Number of the message to open at; or, as `gift`, to open with the gifts dialog. */
export const at = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);
