// Without its server: a disconnected client, and a channel whose messages are set directly.
import 'stream-chat-react/dist/css/index.css';
import './chat.css';

import { StreamChat, type LocalMessage } from 'stream-chat';
import { Channel, Chat, MessageComposer, VirtualizedMessageList, Window } from 'stream-chat-react';

import { offerList, type Message } from '../heartline/messages.tsx';

const me = { id: 'me', name: 'Me' };
const anna = { id: 'anna', name: 'Anna' };
const client = new StreamChat('bench', { disableCache: true });
client.user = me;
client.userID = me.id;
client._user = me;
const channel = client.channel('messaging', 'anna');
channel.initialized = true;
channel.state.members = { me: { user: me, user_id: me.id }, anna: { user: anna, user_id: anna.id } };
channel.data = { own_capabilities: ['send-message', 'read-events'] } as never;

const begin = Date.UTC(2026, 0, 1);
const known = new Map<string, LocalMessage>();
/** The same object for the same message, as its own state would keep it. */
function localOf({ key, text, out }: Message): LocalMessage {
  const found = known.get(key);
  if (found) return found;
  const at = new Date(begin + Number(key.slice(1)) * 60_000);
  const made = {
    id: key,
    text,
    user: out ? me : anna,
    type: 'regular',
    status: 'received',
    created_at: at,
    updated_at: at,
    deleted_at: null,
    pinned_at: null,
    attachments: [],
    mentioned_users: [],
    reaction_groups: null,
    html: '',
  } as unknown as LocalMessage;
  known.set(key, made);
  return made;
}

offerList(
  (messages) => (
    <Chat client={client}>
      <Channel channel={channel}>
        <Window>
          <VirtualizedMessageList messages={messages.map(localOf)} />
          <MessageComposer />
        </Window>
      </Channel>
    </Chat>
  ),
  { rowSelector: '.str-chat__message-text', keep: localOf },
);
