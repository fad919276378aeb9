import { ChatPane } from '@heartline/ui/chat/chat-layout';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Avatar } from '@heartline/ui/member/avatar';
import { SparklesIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ConversationBar } from './conversation-bar.tsx';
import { chatMessages as messages } from '../chat.messages.ts';
import { footerMessages } from '../composer/composer.messages.ts';
import { ConversationMessages } from './conversation-messages.tsx';
import type { ConversationViewProps } from './conversation-view.types.ts';
import { giftArrivals } from './gift-arrivals.ts';

/** One conversation: who, the messages, and the composer (CHAT-01). */
export function ConversationView(props: ConversationViewProps) {
  const intl = useIntl();
  const { chat, fictionalWarning, typing, rows } = props;
  const { profile } = chat;
  const gone = chat.conversation.state === 'gone';
  const [arrivals] = useState(() => giftArrivals(chat.conversation.lastSeq, new Date().toISOString()));
  return (
    <ChatPane
      label={intl.formatMessage(messages.pane, { name: profile.name })}
      bar={<ConversationBar {...props} gone={gone} typing={typing && !gone} />}
      notice={
        profile.fictional ? (
          <div className="px-3 py-2 md:px-6">
            <Alert tone="info">{fictionalWarning}</Alert>
          </div>
        ) : undefined
      }
      footer={props.footer}
    >
      {rows.length === 0 ? <FirstMessage {...props} /> : <ConversationMessages {...props} arrivals={arrivals} />}
    </ChatPane>
  );
}

function FirstMessage({ chat: { profile }, state, onOpenIcebreakers }: ConversationViewProps) {
  const intl = useIntl();
  return (
    <div className="grid flex-1 grid-cols-1 place-items-center overflow-y-auto p-4">
      <EmptyState
        size="sm"
        icon={<Avatar name={profile.name} src={profile.mainImage?.thumb ?? null} size="lg" />}
        title={intl.formatMessage(messages.firstTitle, { name: profile.name })}
        text={intl.formatMessage(messages.firstText)}
        action={
          state === 'enabled' ? (
            <Button variant="soft" onClick={onOpenIcebreakers}>
              <SparklesIcon aria-hidden />
              {intl.formatMessage(footerMessages.chooseIcebreaker)}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
