const pages = new Set(['members', 'members-id', 'chats', 'likes', 'likes-type', 'likes-m-id', 'premium']);

/** Whether a page belongs to the members area (NAV-11). */
export const isMembersArea = (page: string): boolean => pages.has(page);
