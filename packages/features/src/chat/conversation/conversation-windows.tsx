import { Dialog } from '@heartline/ui/overlays/dialog';
import { useIntl } from 'react-intl';

import { commonMessages, useSettings, useUser, type Conversation } from '../../shared/index.ts';
import { draftsOf } from '../composer/drafts.ts';
import { IcebreakerDialog } from '../composer/icebreaker-dialog.tsx';
import { useMeans } from '../composer/use-means.ts';
import type { OutboxBody } from '../outbox/outbox-types.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useConversationData, useOpenConversation, type ConversationWindow } from '../use-open-conversation.ts';

const nameOf = ({ chat }: Conversation) => chat.profile.name;

/** Windows over a conversation, one at a time. */
export function ConversationWindows({ window }: { window: ConversationWindow }) {
  const intl = useIntl();
  const { id, gifts, credits: offered, send, show, composer } = useOpenConversation();
  const drafts = draftsOf(useUser().id);
  const { credits, price, priceOf, returnTo, buyHref } = useMeans();
  const { fictionalSingular, fictionalWarning } = useSettings();
  const memberName = useConversationData(nameOf);
  const close = () => show(null);
  const choose = (body: OutboxBody) => {
    // After choosing by keyboard, the member continues in the text field; the opening button may be gone with the first message.
    if (document.activeElement?.matches(':focus-visible')) requestAnimationFrame(() => composer.current?.focus());
    close();
    send(body);
  };
  switch (window) {
    case 'icebreakers':
      return (
        <IcebreakerDialog
          open
          onClose={close}
          memberName={memberName}
          price={price}
          onSend={(icebreakerId) => choose({ kind: 'icebreaker', icebreakerId })}
        />
      );
    case 'gifts':
      return gifts ? (
        <gifts.Dialog
          open
          onClose={close}
          memberName={memberName}
          credits={credits}
          buyHref={buyHref}
          moneyOf={(cost) => priceOf(cost).money}
          onSend={(giftId) => choose({ kind: 'gift', giftId })}
        />
      ) : null;
    case 'credits':
      return offered ? (
        <offered.Dialog open onClose={close} returnTo={returnTo} writing={drafts.get(id).trim() !== ''} />
      ) : null;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'fictional':
      return (
        <Dialog
          open
          onClose={close}
          title={fictionalSingular}
          closeLabel={intl.formatMessage(commonMessages.close)}
          size="sheet-on-phone"
        >
          <p className="pb-2">{fictionalWarning}</p>
        </Dialog>
      );
  }
}
