/** Texts typed but not sent, one for each member and conversation. They survive a reload, and stay in memory where storage is denied. */
export interface Drafts {
  get: (conversationId: string) => string;
  set: (conversationId: string, text: string) => void;
}

/** What of `localStorage` drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createDrafts(memberId: string, storage: () => DraftStorage = () => localStorage): Drafts {
  const memory = new Map<string, string>();
  const keyOf = (conversationId: string) => `heartline-draft:${memberId}:${conversationId}`;
  return {
    get(conversationId) {
      const known = memory.get(conversationId);
      if (known !== undefined) return known;
      try {
        return storage().getItem(keyOf(conversationId)) ?? '';
      } catch {
        return '';
      }
    },
    set(conversationId, text) {
      memory.set(conversationId, text);
      try {
        if (text === '') storage().removeItem(keyOf(conversationId));
        else storage().setItem(keyOf(conversationId), text);
      } catch {
        // Denied or full: the text stays in memory.
      }
    },
  };
}

const byMember = new Map<string, Drafts>();

/** The drafts of a member, the same for as long as the page lives. */
export function draftsOf(memberId: string): Drafts {
  const known = byMember.get(memberId);
  if (known) return known;
  const drafts = createDrafts(memberId);
  byMember.set(memberId, drafts);
  return drafts;
}
