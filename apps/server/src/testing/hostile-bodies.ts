import * as v from 'valibot';

/** The part of a valibot schema that this module walks. */
interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  options?: readonly unknown[];
  item?: AnySchema;
  wrapped?: AnySchema;
  literal?: unknown;
}

export interface HostileBody {
  /** Description for the report of a failure. */
  shape: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Between them they satisfy nearly every string of the contract. */
const words = [
  'DE',
  '2000-02-29',
  'someone@example.com',
  '3f2c8f2e-8f5b-4c58-9d1f-0a4f6a1c2b3d',
  'https://fcm.googleapis.com/fcm/send/x',
  '/members',
  '1,1,9,9',
  'somebody',
];

const jsonOf = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Repeats a part as often as it fits. */
function filled(size: number, part: string, [before, after]: [string, string], between = ''): string {
  const room = size - Buffer.byteLength(before + after);
  const times = Math.floor(room / Buffer.byteLength(part + between));
  return before + Array<string>(times).fill(part).join(between) + after;
}

function nested(size: number, open: string, close: string): string {
  const depth = Math.floor((size - 1) / (open.length + close.length));
  return `${open.repeat(depth)}0${close.repeat(depth)}`;
}

function keys(size: number): string {
  let number = 0;
  return filled(size, '"key":0', ['{', '}'], ',   ').replaceAll(
    '"key":0,   ',
    () => `"${(number += 1).toString(36)}":0,`,
  );
}

type Shapes = Record<string, (size: number) => string>;

/** JSON texts of maximum size, each expensive in one way: for the value of a field. */
const fieldShapes: Shapes = {
  'a long array': (size) => filled(size, '0', ['[', ']'], ','),
  'a long array of objects': (size) => filled(size, '{}', ['[', ']'], ','),
  'a long array of words': (size) => filled(size, '"DE"', ['[', ']'], ','),
  'many keys': keys,
  'a string of spaces': (size) => filled(size, ' ', ['"', 'x"']),
  'a string of dots': (size) => filled(size, 'a.', ['"x@', '"']),
  'a string of families': (size) => filled(size, '👩‍👩‍👧', ['"', '"']),
  'a string of marks': (size) => filled(size, '\u0301', ['"a', '"']),
};
/** For the JSON parser itself, at any position. */
const shapes: Shapes = {
  ...fieldShapes,
  'deep arrays': (size) => nested(size, '[', ']'),
  'deep objects': (size) => nested(size, '{"a":', '}'),
  'one key again and again': (size) => filled(size, '"a":0', ['{', '}'], ','),
  'a long string': (size) => filled(size, 'a', ['"', '"']),
  'a string of escapes': (size) => filled(size, String.raw`\u0041`, ['"', '"']),
  'a long number': (size) => filled(size, '1', ['', '']),
};

/** Bodies of that many bytes that are as expensive to refuse as possible, for any endpoint. */
export function hostileBodies(size: number): HostileBody[] {
  return [
    ...Object.entries(shapes).map(([shape, make]) => ({ shape, bytes: Buffer.from(make(size)) })),
    { shape: 'no JSON', bytes: Buffer.from(`{"a":${' '.repeat(size - 5)}`) },
    { shape: 'a string without end', bytes: Buffer.from(`"${'a'.repeat(size - 1)}`) },
    { shape: 'no UTF-8', bytes: Buffer.alloc(size, 0xff) },
  ];
}

/** Components of an address with that many bytes. */
export function hostileWords(size: number): Record<string, string> {
  return {
    'many keys': filled(size, 'a=1', ['', ''], '&'),
    'a long word': 'a'.repeat(size),
    'no UTF-8': filled(size, '%FF', ['', '']),
    marks: filled(size, '%CC%81', ['a', '']),
    'a list of words': filled(size, 'en', ['', ''], ','),
    digits: '1'.repeat(size),
    dots: filled(size, 'a.', ['x@', '']),
    spaces: filled(size, '%20', ['', 'x']),
    families: filled(size, encodeURIComponent('👩‍👩‍👧'), ['', '']),
  };
}

/** Uploads that are no photo: photos have limits of their own (photos/bombs.security.test.ts). */
export function hostileForms(size: number): { shape: string; body: Buffer<ArrayBuffer>; type: string }[] {
  const type = 'multipart/form-data; boundary=b';
  const part = '--b\r\ncontent-disposition: form-data; name="photo"\r\n\r\nx\r\n';
  const forms = {
    'many parts': filled(size, part, ['', '--b--\r\n']),
    'a long field': filled(size, 'a', [
      '--b\r\ncontent-disposition: form-data; name="rotation"\r\n\r\n',
      '\r\n--b--\r\n',
    ]),
    'a long head': filled(size, 'a', ['--b\r\n', '\r\n--b--\r\n']),
    'lines without end': filled(size, '\r\n-', ['', '']),
    'nothing of it': 'a'.repeat(size),
  };
  return [
    ...Object.entries(forms).map(([shape, text]) => ({ shape, body: Buffer.from(text), type })),
    ...hostileBodies(size)
      .slice(0, 1)
      .map(({ shape, bytes }) => ({ shape, body: bytes, type: 'application/json' })),
  ];
}

/** Valid bodies except for one field of the schema, which is as large as possible: each field in each way. */
export function hostileFields(schema: v.GenericSchema, size: number): HostileBody[] {
  return fieldsOf(schema).flatMap(({ name, put }) =>
    Object.entries(fieldShapes).map(([shape, make]) => {
      const room = size - jsonOf(put(hole)).byteLength;
      const text = JSON.stringify(put(hole)).replace(JSON.stringify(hole), () => make(room));
      return { shape: `${name}: ${shape}`, bytes: Buffer.from(text) };
    }),
  );
}

/** A valid body of the schema. */
export const honestBody = (schema: v.GenericSchema): Buffer<ArrayBuffer> => jsonOf(sampleOf(schema) ?? {});

const hole = '(here)';

interface Field {
  name: string;
  /** The whole body with this value in the field. */
  put: (value: unknown) => unknown;
}

function fieldsOf(schema: AnySchema): Field[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped);
  if (schema.type === 'object') {
    const rest = sampleOf(schema) as Record<string, unknown>;
    return Object.entries(schema.entries ?? {}).flatMap(([key, entry]) =>
      [{ name: '', put: (value: unknown) => value }, ...fieldsOf(entry)].map(({ name, put }) => ({
        name: name === '' ? key : `${key}.${name}`,
        put: (value: unknown) => ({ ...rest, [key]: put(value) }),
      })),
    );
  }
  if (schema.type === 'array' && schema.item)
    return [{ name: '0', put: (value: unknown) => value }, ...fieldsOf(schema.item)].map(({ name, put }) => ({
      name,
      put: (value: unknown) => [put(value)],
    }));
  if (schema.type === 'union' || schema.type === 'variant')
    return (schema.options ?? []).flatMap((option) => fieldsOf(option as AnySchema));
  return [];
}

/** A valid or nearly valid value of the schema. */
function sampleOf(schema: AnySchema): unknown {
  if (schema.wrapped) return sampleOf(schema.wrapped);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, sampleOf(entry)]));
    case 'array':
      return schema.item ? [sampleOf(schema.item)] : [];
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'union':
    case 'variant':
      return sampleOf(schema.options?.[0] as AnySchema);
    case 'boolean':
      return false;
    case 'number':
      return 1;
    case 'string':
      return words.find((word) => v.is(schema as unknown as v.GenericSchema, word)) ?? 'somebody';
    default:
      return null;
  }
}
