/**
 * A copy of anything in the cache (a page of a search, a profile, the likes) in which the member with this id is liked or not.
 * What does not hold the member is given back as it is, so that nothing renders for nothing.
 */
export declare function withLiked<T>(data: T, memberId: string, liked: boolean): T;
