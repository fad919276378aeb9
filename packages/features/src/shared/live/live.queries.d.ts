import type { ApiClient, Chat, Message } from '@heartline/api-client';
/** One conversation in the cache: the messages loaded so far, oldest first, without gaps. */
export interface Conversation {
    chat: Chat;
    messages: Message[];
    /** There are older ones on the server. */
    hasMore: boolean;
}
/** Conversations and likes are read by the shell (badges, title) and written by live events, so their queries live here. */
export declare const chatsQueries: {
    all: () => readonly ['chats'];
    list: (api: ApiClient) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        conversation: {
            id: string;
            lastSeq: number;
            otherDeliveredSeq: number;
            otherReadSeq: number;
            readSeq: number;
            state: "gone" | "open";
        };
        lastMessage: {
            clientId: string | null;
            conversationId: string;
            giftId: string | null;
            icebreakerId: string | null;
            id: string;
            kind: "gift" | "icebreaker" | "photo" | "text";
            mine: boolean;
            sentAt: string;
            seq: number;
            text: string | null;
        } | null;
        numUnreadMessages: number;
        profile: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        };
    }[], Error, {
        conversation: {
            id: string;
            lastSeq: number;
            otherDeliveredSeq: number;
            otherReadSeq: number;
            readSeq: number;
            state: "gone" | "open";
        };
        lastMessage: {
            clientId: string | null;
            conversationId: string;
            giftId: string | null;
            icebreakerId: string | null;
            id: string;
            kind: "gift" | "icebreaker" | "photo" | "text";
            mine: boolean;
            sentAt: string;
            seq: number;
            text: string | null;
        } | null;
        numUnreadMessages: number;
        profile: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        };
    }[], string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            conversation: {
                id: string;
                lastSeq: number;
                otherDeliveredSeq: number;
                otherReadSeq: number;
                readSeq: number;
                state: "gone" | "open";
            };
            lastMessage: {
                clientId: string | null;
                conversationId: string;
                giftId: string | null;
                icebreakerId: string | null;
                id: string;
                kind: "gift" | "icebreaker" | "photo" | "text";
                mine: boolean;
                sentAt: string;
                seq: number;
                text: string | null;
            } | null;
            numUnreadMessages: number;
            profile: {
                age: number;
                country: string;
                fictional: boolean;
                gender: "man" | "nonbinary" | "woman";
                id: string;
                liked: boolean;
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    thumb: string;
                    width: number;
                } | null;
                name: string;
                online: boolean;
                place: string | null;
                premium: boolean;
                region: string | null;
            };
        }[], string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        conversation: {
            id: string;
            lastSeq: number;
            otherDeliveredSeq: number;
            otherReadSeq: number;
            readSeq: number;
            state: "gone" | "open";
        };
        lastMessage: {
            clientId: string | null;
            conversationId: string;
            giftId: string | null;
            icebreakerId: string | null;
            id: string;
            kind: "gift" | "icebreaker" | "photo" | "text";
            mine: boolean;
            sentAt: string;
            seq: number;
            text: string | null;
        } | null;
        numUnreadMessages: number;
        profile: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        };
    }[], Error>;
    /** The newest messages. Older ones are put in front by `api.chat.messages({ id, before })` and `withOlder`. */
    messages: (api: ApiClient, id: string) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<Conversation, Error, Conversation, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<Conversation, string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], Conversation, Error>;
    /** Until when (milliseconds since 1970, this device's clock) the other side counts as typing. */
    typing: (id: string) => import("@tanstack/react-query").UseQueryOptions<number, Error, number, readonly unknown[]> & {
        initialData?: number | import("@tanstack/react-query").InitialDataFunction<number> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<readonly unknown[], number, Error>;
};
export declare const likesQueries: {
    list: (api: ApiClient) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
        likedBy: {
            blurredImage: string | null;
            id: string;
            likeNew: boolean;
            likedAt: string;
            mutual: boolean;
            profile: {
                age: number;
                country: string;
                fictional: boolean;
                gender: "man" | "nonbinary" | "woman";
                id: string;
                liked: boolean;
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    thumb: string;
                    width: number;
                } | null;
                name: string;
                online: boolean;
                place: string | null;
                premium: boolean;
                region: string | null;
            } | null;
        }[];
        profiles: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            likedAt: string;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            mutual: boolean;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        }[];
    }, Error, {
        likedBy: {
            blurredImage: string | null;
            id: string;
            likeNew: boolean;
            likedAt: string;
            mutual: boolean;
            profile: {
                age: number;
                country: string;
                fictional: boolean;
                gender: "man" | "nonbinary" | "woman";
                id: string;
                liked: boolean;
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    thumb: string;
                    width: number;
                } | null;
                name: string;
                online: boolean;
                place: string | null;
                premium: boolean;
                region: string | null;
            } | null;
        }[];
        profiles: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            likedAt: string;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            mutual: boolean;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        }[];
    }, string[]>, "queryFn"> & {
        queryFn?: import("@tanstack/react-query").QueryFunction<{
            likedBy: {
                blurredImage: string | null;
                id: string;
                likeNew: boolean;
                likedAt: string;
                mutual: boolean;
                profile: {
                    age: number;
                    country: string;
                    fictional: boolean;
                    gender: "man" | "nonbinary" | "woman";
                    id: string;
                    liked: boolean;
                    mainImage: {
                        full: string | null;
                        height: number;
                        id: string;
                        match: string;
                        thumb: string;
                        width: number;
                    } | null;
                    name: string;
                    online: boolean;
                    place: string | null;
                    premium: boolean;
                    region: string | null;
                } | null;
            }[];
            profiles: {
                age: number;
                country: string;
                fictional: boolean;
                gender: "man" | "nonbinary" | "woman";
                id: string;
                liked: boolean;
                likedAt: string;
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    thumb: string;
                    width: number;
                } | null;
                mutual: boolean;
                name: string;
                online: boolean;
                place: string | null;
                premium: boolean;
                region: string | null;
            }[];
        }, string[], never> | undefined;
    } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
        likedBy: {
            blurredImage: string | null;
            id: string;
            likeNew: boolean;
            likedAt: string;
            mutual: boolean;
            profile: {
                age: number;
                country: string;
                fictional: boolean;
                gender: "man" | "nonbinary" | "woman";
                id: string;
                liked: boolean;
                mainImage: {
                    full: string | null;
                    height: number;
                    id: string;
                    match: string;
                    thumb: string;
                    width: number;
                } | null;
                name: string;
                online: boolean;
                place: string | null;
                premium: boolean;
                region: string | null;
            } | null;
        }[];
        profiles: {
            age: number;
            country: string;
            fictional: boolean;
            gender: "man" | "nonbinary" | "woman";
            id: string;
            liked: boolean;
            likedAt: string;
            mainImage: {
                full: string | null;
                height: number;
                id: string;
                match: string;
                thumb: string;
                width: number;
            } | null;
            mutual: boolean;
            name: string;
            online: boolean;
            place: string | null;
            premium: boolean;
            region: string | null;
        }[];
    }, Error>;
};
/** The member of a match that just arrived, for the match modal; null when there is none to show. */
export declare const matchKey: readonly ['match'];
/** Newest messages joined to those loaded before; starts anew when messages between them are unknown. */
export declare function joinConversation(known: Conversation, fresh: Conversation): Conversation;
/** A page of older messages put in front. */
export declare function withOlder(conversation: Conversation, page: {
    messages: Message[];
    hasMore: boolean;
}): Conversation;
