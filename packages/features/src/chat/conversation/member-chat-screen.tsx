import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ErrorPanel } from '@heartline/ui/feedback/error-panel';
import { Spinner } from '@heartline/ui/feedback/spinner';
import { HourglassIcon, MessagesSquareIcon, UserXIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, LoadError, useErrorText, useStartConversation } from '../../shared/index.ts';
import { chatMessages } from '../chat.messages.ts';
import { footerMessages } from '../composer/composer.messages.ts';
import { startMessages as messages } from './start.messages.ts';

export interface MemberChatScreenProps {
  memberId: string;
  /** The conversation exists: the shell goes there, replacing this page. */
  onConversation: (conversationId: string) => void;
}

/** Opens the conversation with a member, new or not, then hands over to its page: /members/{id}/chat. */
export function MemberChatScreen(props: MemberChatScreenProps) {
  return (
    <div className="mx-auto grid h-full min-h-80 w-full max-w-lg place-items-center">
      <Start {...props} />
    </div>
  );
}

function Start({ memberId, onConversation }: MemberChatScreenProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { mutateAsync, error, submittedAt } = useStartConversation();
  const start = useEffectEvent(async (id: string) => {
    try {
      const { conversation } = await mutateAsync(id);
      onConversation(conversation.id);
    } catch {
      // The failure is shown below.
    }
  });
  useEffect(() => {
    void start(memberId);
  }, [memberId]);

  if (!error) return <Spinner label={intl.formatMessage(messages.starting)} className="size-8 text-ink-muted" />;
  const code = error instanceof ApiError ? error.code : undefined;
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  if (code === 'rate_limited' && wait !== undefined)
    return (
      <ErrorPanel
        icon={<HourglassIcon />}
        title={intl.formatMessage(messages.breakTitle)}
        message={intl.formatMessage(messages.breakText, { time: intl.formatTime(submittedAt + wait * 1000) })}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button asChild>
              <a href={hrefs.chats}>{intl.formatMessage(chatMessages.back)}</a>
            </Button>
            <Button asChild variant="outline">
              <a href={hrefs.member(memberId)}>{intl.formatMessage(messages.toProfile)}</a>
            </Button>
          </div>
        }
      />
    );
  if (code !== 'conversation_limit' && code !== 'recipient_gone' && code !== 'not_found')
    return (
      <LoadError
        error={error}
        onRetry={() =>
          void mutateAsync(memberId).then(
            ({ conversation }) => onConversation(conversation.id),
            () => undefined,
          )
        }
      />
    );
  return (
    <ErrorPanel
      icon={code === 'conversation_limit' ? <MessagesSquareIcon /> : <UserXIcon />}
      title={intl.formatMessage(code === 'conversation_limit' ? footerMessages.limitTitle : messages.failed)}
      message={errorText(error)}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {code === 'conversation_limit' ? (
            <Button asChild variant="gold">
              <a href={hrefs.premium}>{intl.formatMessage(footerMessages.premium)}</a>
            </Button>
          ) : null}
          <Button asChild variant="outline">
            <a href={code === 'conversation_limit' ? hrefs.member(memberId) : hrefs.members()}>
              {intl.formatMessage(code === 'conversation_limit' ? messages.toProfile : messages.toSearch)}
            </a>
          </Button>
        </div>
      }
    />
  );
}
