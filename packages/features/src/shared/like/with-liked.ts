/**
 * A copy of any cached data (a page of a search, a profile, the likes) in which the member with this id is liked or not. Data without
 * the member are returned unchanged, so that nothing renders needlessly.
 */
export function withLiked<T>(data: T, memberId: string, liked: boolean): T {
  return change(data, memberId, liked) as T;
}

function change(value: unknown, memberId: string, liked: boolean): unknown {
  if (Array.isArray(value)) {
    const next = value.map((item) => change(item, memberId, liked));
    return next.some((item, index) => item !== value[index]) ? next : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, change(item, memberId, liked)] as const);
  const changed = entries.some(([key, item]) => item !== (value as Record<string, unknown>)[key]);
  const isMember = 'liked' in value && 'id' in value && value.id === memberId && value.liked !== liked;
  if (!changed && !isMember) return value;
  return { ...Object.fromEntries(entries), ...(isMember ? { liked } : {}) };
}
