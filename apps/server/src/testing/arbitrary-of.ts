import fc from 'fast-check';

interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  options?: readonly unknown[];
  item?: AnySchema;
  wrapped?: AnySchema;
  literal?: unknown;
}

/** Strings in the format of some field, so that nonsense passes the first check. */
const shaped = fc.constantFrom(
  'DE',
  'DK',
  '1992-04-03',
  '2024-02-30',
  'someone@example.com',
  'Someone',
  'a long enough password',
  'en',
  'DE-BE',
  'visa',
  'Europe/Berlin',
  '0',
  '1',
  '20',
  '52.52',
  '13.4',
  'true',
  'https://fcm.googleapis.com/fcm/send/x',
  '3f2c8f2e-8f5b-4c58-9d1f-0a4f6a1c2b3d',
  'hair_colour',
  'TIMEBONUS25',
  'abcDEF123_-',
);

/** Values that nearly match a schema: the right keys and mostly the right types, with unexpected values (`odd`) for some of them. */
export function arbitraryOf(schema: unknown, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: expected(schema as AnySchema, odd), weight: 6 }, { arbitrary: odd, weight: 1 });
}

function expected(schema: AnySchema, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, arbitraryOf(entry, odd)]),
        ),
        { requiredKeys: requiredKeys(schema) },
      );
    case 'optional':
    case 'nullable':
      return schema.wrapped ? expected(schema.wrapped, odd) : odd;
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? [null]));
    case 'literal':
      return fc.constant(schema.literal);
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options ?? []).map((option) => expected(option as AnySchema, odd)));
    case 'array':
      return fc.array(schema.item ? arbitraryOf(schema.item, odd) : odd, { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 100 }), fc.double());
    case 'string':
      return fc.oneof({ arbitrary: shaped, weight: 4 }, { arbitrary: fc.string(), weight: 1 });
    default:
      return odd;
  }
}

const requiredKeys = ({ entries = {} }: AnySchema) =>
  Object.entries(entries)
    .filter(([, { type }]) => type !== 'optional')
    .map(([name]) => name);
