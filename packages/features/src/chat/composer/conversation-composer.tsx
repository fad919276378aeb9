import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { lazyPart, useSettings, useUser, whenIdle, type Conversation } from '../../shared/index.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';
import { canTranslate } from '../../shared/translation/can-translate.ts';
import { useSendTyping } from '../use-typing.ts';
import { ConversationFooter } from './conversation-footer.tsx';
import { draftsOf } from './drafts.ts';
import { useMeans } from './use-means.ts';

const WriteTranslated = lazyPart(async () => (await import('../translation/write-translated.tsx')).WriteTranslated);

const ComposerAnswer = lazyPart(async () => (await import('../answered/composer-answer.tsx')).ComposerAnswer);

const nameOf = ({ chat }: Conversation) => chat.profile.name;

/** The footer with the member's draft, and above it the translator if the browser has one. Typing redraws this, not the messages. */
export function ConversationComposer() {
  const { id, gifts, credits, answer, onAnswered, send, show, composer } = useOpenConversation();
  const name = useConversationData(nameOf);
  const { messageLength } = useSettings();
  const { priceOf: _priceOf, returnTo: _returnTo, ...means } = useMeans();
  const sendTyping = useSendTyping(id);
  const drafts = draftsOf(useUser().id);
  const read = () => drafts.get(id);
  const draft = useSyncExternalStore(drafts.subscribe, read, read);
  const tooFew = means.state === 'no-credits' || means.state === 'credits-promised';
  useEffect(() => (tooFew && credits ? whenIdle(credits.preload) : undefined), [tooFew, credits]);
  const change = (text: string) => {
    drafts.set(id, text);
    if (text !== '') sendTyping();
  };
  return (
    <>
      {answer ? (
        <Suspense>
          <ComposerAnswer />
        </Suspense>
      ) : null}
      {draft.trim() !== '' && canTranslate() ? (
        <Suspense>
          <WriteTranslated draft={draft} onDraftChange={change} />
        </Suspense>
      ) : null}
      <ConversationFooter
        {...means}
        handle={composer}
        name={name}
        draft={draft}
        onDraftChange={change}
        onSend={(text) => {
          send({ kind: 'text', text, about: answer });
          if (answer) onAnswered?.();
        }}
        onSendPhoto={(photo) => send({ kind: 'photo', photo })}
        maxLength={messageLength}
        onBuy={credits ? () => show('credits') : undefined}
        onOpenIcebreakers={() => show('icebreakers')}
        onOpenGifts={gifts ? () => show('gifts') : undefined}
      />
    </>
  );
}
