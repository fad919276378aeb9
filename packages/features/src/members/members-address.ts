import type { MembersSearch, SearchName } from './members-search-schema.ts';

/** Reads the values of an address, and remembers the names of invalid ones. */
export function createAddressReader(search: MembersSearch) {
  const refused: SearchName[] = [];
  const textOf = (name: SearchName) => {
    const value = search[name];
    return value === undefined ? undefined : String(value);
  };
  return {
    one<T>(name: SearchName, parse: (text: string) => T | undefined): T | undefined {
      const text = textOf(name);
      const value = text === undefined ? undefined : parse(text);
      if (text !== undefined && value === undefined) refused.push(name);
      return value;
    },
    /** Values separated by commas. Known values count, even beside unknown ones. */
    list<T extends string, All extends string = never>(
      name: SearchName,
      known: readonly T[],
      all?: All,
    ): T[] | All | undefined {
      const text = textOf(name);
      if (text === undefined) return undefined;
      if (all !== undefined && text === all) return all;
      const parts = [...new Set(text.split(','))];
      const values = known.filter((value) => parts.includes(value));
      if (values.length < parts.length) refused.push(name);
      return values.length > 0 ? values.toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b)) : undefined;
    },
    refused: () => refused,
  };
}
