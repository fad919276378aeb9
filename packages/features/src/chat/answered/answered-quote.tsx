import { ApiError, type Answered, type AnsweredTo } from '@heartline/api-client';
import { MessageQuote, type MessageQuoteProps } from '@heartline/ui/chat/message-quote';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useVocabulary, type Conversation } from '../../shared/index.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';
import { answeredMessages as messages } from './answered.messages.ts';
import { answeredQueries } from './answered.queries.ts';

export interface AnsweredQuoteProps extends Pick<MessageQuoteProps, 'onRemove' | 'removeLabel'> {
  /** Of a text on its way the words are not known yet: the server says them. */
  about: Answered | AnsweredTo;
  /** The reader answers; else the other member does. */
  mine: boolean;
}

const memberOf = ({ chat: { profile } }: Conversation) => ({ id: profile.id, name: profile.name });

/** What of a profile a text answers to (CHAT-11): a photo as it is there now, or what stood there. */
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
        // Without an answer nobody knows: its place stays free.
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
