/** Gives the conversation with a member, new or not. An empty one costs nothing until its first message (CHAT-03). */
export declare function useStartConversation(): import("@tanstack/react-query").UseMutationResult<{
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
}, Error, string, unknown>;
