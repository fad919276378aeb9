import { ApiError, type Answered, type AnsweredTo } from '@heartline/api-client';
import { MessageQuote, type MessageQuoteProps } from '@heartline/ui/chat/message-quote';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useVocabulary, type Conversation } from '../../shared/index.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';
import { answeredMessages as messages } from './answered.messages.ts';
import { answeredQueries } from './answered.queries.ts';

export interface AnsweredQuoteProps extends Pick<MessageQuoteProps, 'onRemove' | 'removeLabel'> {
  /** The text of an answered item is unknown until the message is sent: only the server has it. */
  about: Answered | AnsweredTo;
  /** The viewer answers; else the other member does. */
  mine: boolean;
}

const memberOf = ({ chat: { profile } }: Conversation) => ({ id: profile.id, name: profile.name });

/** The item of a profile that a text answers (CHAT-11): the present photo, or the text as it was then. */
export function AnsweredQuote({ about, mine, ...remove }: AnsweredQuoteProps) {
  const intl = useIntl();
  const api = useApi();
  const words = useVocabulary();
  const { id } = useOpenConversation();
  const member = useConversationData(memberOf);
  const photoId = about.kind === 'photo' ? about.id : '';
  const photo = useQuery({ ...answeredQueries.photo(api, id, photoId), enabled: about.kind === 'photo' });
  const known = about.kind === 'text' && 'text' in about ? about.text : undefined;
  const text = useQuery({
    ...answeredQueries.text(api, member.id),
    enabled: about.kind === 'text' && known === undefined,
  });
  if (about.kind === 'photo')
    return (
      <MessageQuote
        {...remove}
        label={mine ? intl.formatMessage(messages.theirPhoto, member) : intl.formatMessage(messages.yourPhoto)}
        photo={photo.data ? { src: photo.data.thumb, colour: photo.data.colour } : null}
        // Without an answer of the server, the photo may still exist: its space stays empty.
        goneLabel={photo.error instanceof ApiError ? intl.formatMessage(messages.gone) : undefined}
      />
    );
  return (
    <MessageQuote
      {...remove}
      label={mine ? intl.formatMessage(messages.theirProfile, member) : intl.formatMessage(messages.yourProfile)}
      text={about.kind === 'interest' ? words.interest(about.id) : (known ?? text.data)}
    />
  );
}
