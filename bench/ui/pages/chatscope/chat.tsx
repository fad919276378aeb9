import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import './chat.css';

import {
  ChatContainer,
  MainContainer,
  Message as Bubble,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react';

import { offerList } from '../heartline/messages.tsx';

offerList(
  (messages) => (
    <MainContainer>
      <ChatContainer>
        <MessageList scrollBehavior="auto">
          {messages.map(({ key, text, out }) => (
            <Bubble
              key={key}
              model={{ message: text, sender: 'Anna', direction: out ? 'outgoing' : 'incoming', position: 'single' }}
            />
          ))}
        </MessageList>
        <MessageInput placeholder="Message to Anna" attachButton={false} />
      </ChatContainer>
    </MainContainer>
  ),
  { rowSelector: '.cs-message__content' },
);
