// The absolute minimum: the same messages in rows of one known height, which no real conversation has. Nothing is measured, nothing moves.
import './fixed-list.css';

import { useLayoutEffect, useRef, useState } from 'react';

import { offerList, row, type Message } from './messages.tsx';

const height = 96;
const viewport = 700;
const spare = 2;

function List({ messages }: { messages: Message[] }) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = messages.length * height - viewport;
  const [top, setTop] = useState(atEnd);
  useLayoutEffect(() => {
    list.current!.scrollTop = atEnd;
  }, [atEnd]);
  const first = Math.max(0, Math.floor(top / height) - spare);
  const last = Math.min(messages.length, Math.ceil((top + viewport) / height) + spare);
  return (
    <div ref={list} className="list" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div className="rows" style={{ height: messages.length * height }}>
        {messages.slice(first, last).map((message, index) => (
          <div key={message.key} style={{ top: (first + index) * height }}>
            {row(message)}
          </div>
        ))}
      </div>
    </div>
  );
}

offerList((messages) => <List messages={messages} />);
