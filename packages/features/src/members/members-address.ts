import type { MembersSearch, SearchName } from './members-search-schema.ts';

/** Reads one value after the other, and remembers which made no sense. */
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
    /** Values separated by commas. Those that are known hold, even next to others. */
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
