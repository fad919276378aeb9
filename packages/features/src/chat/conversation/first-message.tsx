import type { Chat } from '@heartline/api-client';
import { StreamNotice } from '@heartline/ui/chat/stream-notice';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Avatar } from '@heartline/ui/member/avatar';
import { SparklesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useSettings, useUser } from '../../shared/index.ts';
import { chatMessages as messages } from '../chat.messages.ts';
import { footerMessages } from '../composer/composer.messages.ts';
import { useMeans } from '../composer/use-means.ts';
import { useOpenConversation } from '../use-open-conversation.ts';

/** Replaces the messages until there are any. A fictional profile is marked as such here already (LOC-10). */
export function FirstMessage({ chat: { profile, conversation } }: { chat: Pick<Chat, 'profile' | 'conversation'> }) {
  const intl = useIntl();
  const { show } = useOpenConversation();
  const { state } = useMeans();
  const { pricePaid } = useUser();
  const { fictionalWarning, unanswered } = useSettings();
  // In a deleted copy the first message was sent long ago, and free credits are not refunded.
  const back = conversation.lastSeq === 0 && pricePaid ? unanswered : null;
  return (
    <div className="flex flex-1 flex-col overflow-y-auto px-3 pb-4 md:px-6">
      {profile.fictional ? <StreamNotice>{fictionalWarning}</StreamNotice> : null}
      <div className="grid flex-1 grid-cols-1 place-items-center">
        <EmptyState
          size="sm"
          icon={
            <Avatar
              name={profile.name}
              src={profile.mainImage?.thumb ?? null}
              colour={profile.mainImage?.colour ?? null}
              size="lg"
            />
          }
          title={intl.formatMessage(messages.firstTitle, { name: profile.name })}
          text={intl.formatMessage(messages.firstText)}
          action={
            state === 'enabled' ? (
              <Button variant="soft" onClick={() => show('icebreakers')}>
                <SparklesIcon aria-hidden />
                {intl.formatMessage(footerMessages.chooseIcebreaker)}
              </Button>
            ) : undefined
          }
        >
          {back ? intl.formatMessage(messages.firstBack, back) : null}
        </EmptyState>
      </div>
    </div>
  );
}
