// A bare windowed list of messages of any height: the basis of ours, with the same settings and the few lines that open it at the end. It
// does not keep its scroll position, load older messages, announce or offer a way back to the newest.
import './bare-list.css';

import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';

import { offerList, row, type Message } from './messages.tsx';

function List({ messages }: { messages: Message[] }) {
  const list = useRef<VListHandle>(null);
  useLayoutEffect(() => {
    list.current!.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [messages]);
  return (
    <VList ref={list} data={messages} bufferSize={160} className="list">
      {(message) => <div key={message.key}>{row(message)}</div>}
    </VList>
  );
}

offerList((messages) => <List messages={messages} />);
