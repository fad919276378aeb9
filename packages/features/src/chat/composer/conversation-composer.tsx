import { Suspense, useSyncExternalStore } from 'react';

import { lazyPart, useUser } from '../../shared/index.ts';
import { canTranslate } from '../translation/can-translate.ts';
import { ConversationFooter, type ConversationFooterProps } from './conversation-footer.tsx';
import { draftsOf } from './drafts.ts';

const WriteTranslated = lazyPart(async () => (await import('../translation/write-translated.tsx')).WriteTranslated);

export interface ConversationComposerProps extends Omit<ConversationFooterProps, 'draft' | 'onDraftChange'> {
  conversationId: string;
  /** What the other member wrote last: tells their language. */
  theirText: string | undefined;
  onTyping: () => void;
}

/** The footer with the member's draft, and over it the translator where the browser has one. A key draws this and not the messages. */
export function ConversationComposer({ conversationId, theirText, onTyping, ...footer }: ConversationComposerProps) {
  const drafts = draftsOf(useUser().id);
  const read = () => drafts.get(conversationId);
  const draft = useSyncExternalStore(drafts.subscribe, read, read);
  const change = (text: string) => {
    drafts.set(conversationId, text);
    if (text !== '') onTyping();
  };
  return (
    <>
      {draft.trim() !== '' && theirText && canTranslate() ? (
        <Suspense>
          <WriteTranslated draft={draft} onDraftChange={change} theirText={theirText} />
        </Suspense>
      ) : null}
      <ConversationFooter {...footer} draft={draft} onDraftChange={change} />
    </>
  );
}
