/** Rows that arrive one at a time and are never all in memory. */
export type Rows<T = unknown> = AsyncIterable<T>;

const isRows = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A document as JSON, a row at a time: rows are written as arrays, one to a line. */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isRows(value)) {
    yield '[';
    let begun = false;
    for await (const row of value) {
      yield begun ? ',\n' : '\n';
      begun = true;
      yield* jsonOf(row);
    }
    yield ']';
  } else if (isRecord(value) && Object.values(value).some((part) => isRows(part) || isRecord(part))) {
    yield '{';
    for (const [index, [key, part]] of Object.entries(value).entries()) {
      yield `${index > 0 ? ',\n' : '\n'}${JSON.stringify(key)}: `;
      yield* jsonOf(part);
    }
    yield '}';
  } else yield JSON.stringify(value ?? null);
}
