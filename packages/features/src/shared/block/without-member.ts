/**
 * A copy of any cached data (a page of a search, the likes, visits) without the member with this id, or entries about them, in any
 * list. A list with a `total` is reduced by one. Data without the member are returned unchanged.
 */
export function withoutMember<T>(data: T, memberId: string): T {
  return without(data, memberId) as T;
}

function without(value: unknown, memberId: string): unknown {
  if (Array.isArray(value)) {
    const next = value.filter((item) => !isAbout(item, memberId)).map((item) => without(item, memberId));
    return next.length !== value.length || next.some((item, index) => item !== value[index]) ? next : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = value as Record<string, unknown>;
  const after = Object.fromEntries(Object.entries(before).map(([key, item]) => [key, without(item, memberId)]));
  if (Object.entries(after).every(([key, item]) => item === before[key])) return value;
  const gone = lengthOf(before['members']) - lengthOf(after['members']);
  return typeof before['total'] === 'number' ? { ...after, total: before['total'] - gone } : after;
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** The member, or an entry with the member as its profile. */
function isAbout(item: unknown, memberId: string): boolean {
  if (typeof item !== 'object' || item === null) return false;
  if ('profile' in item) return isAbout(item.profile, memberId);
  return 'id' in item && 'name' in item && item.id === memberId;
}
