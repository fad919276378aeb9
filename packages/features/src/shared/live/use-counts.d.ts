/** Unread messages and new likes of the signed-in member; zero for a visitor and until loaded. */
export declare function useCounts(): {
    unreadMessages: number;
    newLikes: number;
};
