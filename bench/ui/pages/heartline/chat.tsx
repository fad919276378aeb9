import './chat.css';

import { ChatFooter } from '@heartline/ui/chat/chat-footer';
import { MessageList } from '@heartline/ui/chat/message-list';

import { offerList, row } from './messages.tsx';

offerList((messages) => (
  <>
    <MessageList items={messages} renderItem={row} label="Messages with Anna" jumpToNewestLabel="To the newest" />
    <ChatFooter label="Message to Anna" sendLabel="Send" priceText="1 credit" maxLength={500} onSend={() => {}} />
  </>
));
