import type { ApiClient } from '@heartline/api-client';
export type LikeResult = Awaited<ReturnType<ApiClient['members']['like']>>;
export interface LikeChange {
    memberId: string;
    liked: boolean;
}
export interface UseLikeOptions {
    /** After a like: whether it is mutual, and with whom. The match modal opens by itself. */
    onLiked?: (result: LikeResult) => void;
    /** The server refused; the heart is back as it was. */
    onError?: (error: unknown, change: LikeChange) => void;
}
/** Likes a member, or takes the like back: the heart changes at once on every surface, and back when the server refuses (MEM-05, LIK-02). */
export declare function useLike({ onLiked, onError }?: UseLikeOptions): {
    /** Sets the heart of a member. */
    setLiked: (memberId: string, liked: boolean) => void;
    /** The like under way, if any. */
    pending: LikeChange | undefined;
};
