/** Copies a JSON value with every key renamed. Values, and so also codes such as `hair_colour` in lists, stay as they are. */
function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renameKeys(item, rename)]));
}

export const toCamel = (value: unknown): unknown =>
  renameKeys(value, (key) => key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()));

export const toSnake = (value: unknown): unknown =>
  renameKeys(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
