import './list.css';

import { MessageList } from '@heartline/ui/chat/message-list';

import { offerList, row } from './messages.tsx';

offerList((messages) => (
  <MessageList items={messages} renderItem={row} label="Messages with Anna" jumpToNewestLabel="To the newest" />
));
