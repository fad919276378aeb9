import type { Chat, CompanyInfo, Likes, MemberSummary, Message, Settings, User } from '@heartline/api-client';
/** Stories and tests live at this moment, so that pictures of them stay the same. */
export declare const storyNow = "2026-11-21T12:00:00.000Z";
export declare const image: (number: number) => {
    id: string;
    thumb: string;
    match: string;
    full: string;
    width: number;
    height: number;
};
export declare const settings: Settings;
export declare const companyInfo: CompanyInfo;
export declare const user: User;
/** Has not bought anything yet. */
export declare const freeUser: User;
/** Signed up a moment ago, e-mail not confirmed. */
export declare const newUser: User;
export declare const member: (number: number, change?: Partial<MemberSummary>) => MemberSummary;
export declare const message: (number: number, change?: Partial<Message>) => Message;
export declare const chat: (number: number, change?: Partial<Chat>) => Chat;
export declare const noLikes: Likes;
