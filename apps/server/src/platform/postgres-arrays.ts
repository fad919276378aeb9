/**
 * PostgreSQL's array types, known in advance. The client library would query the catalogue for them on every new connection: one query more
 * each time, whose failure cannot be caught when the database goes away at that moment.
 */
const read = {
  text: (value: string) => value,
  number: Number,
  boolean: (value: string) => value === 't',
  time: (value: string) => new Date(value),
  json: (value: string): unknown => JSON.parse(value),
  bytes: (value: string) => Buffer.from(value.slice(2), 'hex'),
};

/** Type numbers of the arrays, fixed in pg_type, by the reader of their elements. */
const arrayTypes = {
  bool: [1000, read.boolean],
  bytea: [1001, read.bytes],
  int2: [1005, read.number],
  int4: [1007, read.number],
  text: [1009, read.text],
  bpchar: [1014, read.text],
  varchar: [1015, read.text],
  int8: [1016, read.number],
  float4: [1021, read.number],
  float8: [1022, read.number],
  date: [1182, read.time],
  timestamptz: [1185, read.time],
  numeric: [1231, read.text],
  uuid: [2951, read.text],
  jsonb: [3807, read.json],
} as const;

interface PostgresType {
  to: number;
  from: number[];
  serialize: (value: unknown) => unknown;
  parse: (value: string) => unknown;
}

export const postgresArrays: Record<string, PostgresType> = Object.fromEntries(
  Object.entries(arrayTypes).map(([name, [type, element]]) => [
    `${name}Array`,
    {
      to: type,
      from: [type],
      serialize: (value: unknown) => (Array.isArray(value) ? writeArray(value, name === 'jsonb') : value),
      parse: (value: string) => readArray(value, element),
    },
  ]),
);

/** An array in PostgreSQL's own notation. */
function writeArray(values: readonly unknown[], json = false): string {
  return `{${values.map((value) => writeElement(value, json)).join(',')}}`;
}

function writeElement(value: unknown, json: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value) && !json) return writeArray(value);
  return `"${elementText(value, json).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function elementText(value: unknown, json: boolean): string {
  if (json) return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return String(value);
}

/** Elements in quotes (with backslashes for quotes), bare elements, and arrays in arrays. */
function readArray(text: string, element: (value: string) => unknown): unknown[] {
  // A lower bound other than 1 precedes the array: [0:1]={a,b}
  let at = text.indexOf('{') + 1;
  return readElements();

  function readElements(): unknown[] {
    const values: unknown[] = [];
    while (text[at] !== '}') {
      if (text[at] === '{') {
        at += 1;
        values.push(readElements());
      } else values.push(text[at] === '"' ? element(readQuoted()) : readBare());
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return values;
  }

  function readQuoted(): string {
    let value = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  }

  function readBare(): unknown {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at += 1;
    const value = text.slice(start, at);
    return value === 'NULL' ? null : element(value);
  }
}
