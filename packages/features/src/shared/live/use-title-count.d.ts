/** "(3) Chats": unread messages and new likes before the page's title, and the same sum as the badge of the installed app (NAV-05). */
export declare function useTitleCount(): void;
