import type { GenericSchema } from 'valibot';

/** The part of a valibot schema that this module walks. */
interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  options?: readonly unknown[];
  item?: AnySchema;
  wrapped?: AnySchema;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

/** Positions of a schema's lists, with the maximum of items for each; undefined where there are none. */
export type Bounds = { most?: number | undefined; item?: Bounds; entries?: Record<string, Bounds> } | undefined;

/** Bytes of a body. The large one is for long texts. */
export const bodySizes = { small: 16_384, large: 65_536 } as const;

/** Maximum length of a string that has a format instead of a length, such as an id. */
const formLength = 40;
/** Bytes of UTF-8 that one UTF-16 unit may take. */
const bytesPerUnit = 3;

/** Maximum bytes of a body of this schema: follows from its fields. @throws Error when that is more than any call needs */
export function bodySizeOf(schema: GenericSchema): number {
  const needed = bytesOf(schema);
  const size = Object.values(bodySizes).find((bytes) => bytes >= needed);
  if (size === undefined)
    throw new Error(`a body may have ${needed} bytes: give its fields less, or a limit of its own`);
  return size;
}

function bytesOf(schema: AnySchema): number {
  if (schema.wrapped) return Math.max(bytesOf(schema.wrapped), 'null'.length);
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.entries ?? {}).reduce(
        (sum, [name, entry]) => sum + name.length + '"":,'.length + bytesOf(entry),
        '{}'.length,
      );
    case 'array':
      return '[]'.length + mostItems(schema) * (bytesOf(schema.item as AnySchema) + ','.length);
    case 'union':
    case 'variant':
      return Math.max(...(schema.options ?? []).map((option) => bytesOf(option as AnySchema)));
    case 'string':
      return '""'.length + (maxLengthOf(schema) ?? formLength) * bytesPerUnit;
    default:
      return formLength;
  }
}

/** @throws Error for a list without `v.maxLength`: the cost of refusing it would be unbounded */
export function boundsOf(schema: GenericSchema): Bounds {
  return boundsIn(schema);
}

function boundsIn(schema: AnySchema): Bounds {
  if (schema.wrapped) return boundsIn(schema.wrapped);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.entries ?? {}).flatMap(([name, entry]): [string, Bounds][] => {
        const bounds = boundsIn(entry);
        return bounds ? [[name, bounds]] : [];
      });
      return entries.length > 0 ? { entries: Object.fromEntries(entries) } : undefined;
    }
    case 'array':
      return { most: mostItems(schema), item: boundsIn(schema.item as AnySchema) };
    case 'union':
    case 'variant':
      if (schema.options?.some((option) => boundsIn(option as AnySchema) !== undefined))
        throw new Error('a list in one of several shapes of a body: its bound would depend on the shape');
      return undefined;
    default:
      return undefined;
  }
}

function mostItems(schema: AnySchema): number {
  const most = maxLengthOf(schema);
  if (most === undefined) throw new Error('a list of a body has no v.maxLength');
  return most;
}

const maxLengthOf = ({ pipe }: AnySchema) =>
  pipe?.find(({ type }) => type === 'max_length')?.requirement as number | undefined;

/**
 * The path of the first list that is too long; undefined when there is none. Call it before validation: valibot validates every item, and
 * records each error, before it checks the length.
 */
export function tooLongIn(value: unknown, bounds: Bounds): string | undefined {
  if (bounds === undefined || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    if (value.length > (bounds.most ?? Infinity)) return '';
    return bounds.item && firstOf(value.entries(), (item) => tooLongIn(item, bounds.item));
  }
  return firstOf(Object.entries(bounds.entries ?? {}), (below, name) =>
    tooLongIn((value as Record<string, unknown>)[name], below),
  );
}

function firstOf<T>(
  parts: Iterable<[string | number, T]>,
  find: (part: T, name: string | number) => string | undefined,
): string | undefined {
  for (const [name, part] of parts) {
    const found = find(part, name);
    if (found !== undefined) return found === '' ? String(name) : `${name}.${found}`;
  }
  return undefined;
}
