/** Value of an attribute that lists ids, such as aria-describedby; undefined when there is none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
