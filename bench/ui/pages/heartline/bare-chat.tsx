// The limit: a bare windowed list and a controlled field, without anything else that a chat needs.
import './bare-list.css';

import { useLayoutEffect, useRef, useState } from 'react';
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

function Composer() {
  const [text, setText] = useState('');
  return <textarea aria-label="Message to Anna" value={text} onChange={(event) => setText(event.target.value)} />;
}

offerList((messages) => (
  <>
    <List messages={messages} />
    <Composer />
  </>
));
