import { createListeners, isSharedDevice, storageOf } from '../../shared/index.ts';

/** Unsent texts, one for each member and conversation. They survive a reload, and stay in memory if storage is denied. */
export interface Drafts {
  get: (conversationId: string) => string;
  set: (conversationId: string, text: string) => void;
  /** Another tab changed a draft: an equal text changes here too, so that a text sent there is not sent again from here. */
  hear: (change: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) => void;
  /** Returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** The methods of the browser's storage that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createDrafts(
  memberId: string,
  storage: () => DraftStorage | undefined = () => (isSharedDevice() ? undefined : storageOf('local')),
): Drafts {
  const memory = new Map<string, string>();
  const { subscribe, tell } = createListeners();
  const keyOf = (conversationId: string) => `heartline-draft:${memberId}:${conversationId}`;
  const note = (conversationId: string, text: string) => {
    memory.set(conversationId, text);
    tell();
  };
  return {
    get(conversationId) {
      const known = memory.get(conversationId);
      if (known !== undefined) return known;
      try {
        return storage()?.getItem(keyOf(conversationId)) ?? '';
      } catch {
        return '';
      }
    },
    set(conversationId, text) {
      note(conversationId, text);
      try {
        if (text === '') storage()?.removeItem(keyOf(conversationId));
        else storage()?.setItem(keyOf(conversationId), text);
      } catch {
        // Denied or full: the text stays in memory.
      }
    },
    hear({ key, oldValue, newValue }) {
      if (!key?.startsWith(keyOf(''))) return;
      const conversationId = key.slice(keyOf('').length);
      if ((memory.get(conversationId) ?? oldValue ?? '') === (oldValue ?? '')) note(conversationId, newValue ?? '');
    },
    subscribe,
  };
}

const byMember = new Map<string, Drafts>();

/** The drafts of a member; the same object until the page is closed. */
export function draftsOf(memberId: string): Drafts {
  const known = byMember.get(memberId);
  if (known) return known;
  const drafts = createDrafts(memberId);
  addEventListener('storage', drafts.hear);
  byMember.set(memberId, drafts);
  return drafts;
}
