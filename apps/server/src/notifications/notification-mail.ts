import type { Mail } from '../platform/mail.ts';
import type { MailSite } from '../platform/mail/mail-layout.ts';
import { oneLine } from '../platform/mail/mail-layout.ts';
import { renderLetter, type MailText } from '../platform/mail/render-mail.ts';
import type { Words } from '../platform/words.ts';
import type { ActivityKind } from './mail-kinds.ts';
import { notificationWords } from './notification-words.ts';
import {
  likeMessages,
  newConversationsMessages,
  newMessagesMessages,
  notificationMessages,
  remindersMessages,
  unreadMessages,
  weeklyMessages,
} from './notification.messages.ts';

/** The content of a mail: numbers, and nothing else about anybody. */
export interface MailNumbers {
  count: number;
  /** In the last seven days, for the weekly update. */
  visits: number;
  likes: number;
}

export interface Notification {
  kind: ActivityKind;
  to: string;
  language: string;
  name: string;
  site: MailSite;
  numbers: MailNumbers;
  origin: string;
  /** The token in the link that switches the kind off. */
  token: string;
  /** The address name to which mail servers return the mail. */
  returnName: string;
}

/** Writes a mail of a kind that can be switched off, with the way to unsubscribe in its header (RFC 8058) and at its end. */
export function notificationMail({ kind, origin, token, numbers, returnName, ...reader }: Notification): Mail {
  const { say } = notificationWords(reader.language);
  const site = oneLine(reader.site.name);
  const query = `unsubscribe?token=${token}`;
  const mail = renderLetter(
    { ...reader, kind, link: `${origin}${pages[kind]}` },
    {
      ...textOf(kind, say, numbers, site),
      footer: say(notificationMessages.footer, { site }),
      off: { text: say(notificationMessages.off), link: `${origin}/${query}` },
    },
  );
  return {
    ...mail,
    returnName,
    headers: { 'List-Unsubscribe': `<${origin}/api/${query}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** An example of a kind: its line in a list of mails. */
export function exampleOf(kind: ActivityKind, language: string, site: MailSite): { subject: string; text: string } {
  const { say } = notificationWords(language);
  const { subject, lead } = textOf(kind, say, { count: 2, visits: 12, likes: 2 }, oneLine(site.name));
  return { subject, text: lead };
}

const pages: Record<ActivityKind, string> = {
  new_conversations: '/chats',
  new_messages: '/chats',
  like: '/likes',
  unread_message_reminders: '/chats',
  weekly_updates: '/members',
  reminders: '/profile',
};

function textOf(kind: ActivityKind, say: Words['say'], { count, visits, likes }: MailNumbers, site: string): MailText {
  const note = say(notificationMessages.note);
  const aboutMessages = { button: say(notificationMessages.toChats), note };
  switch (kind) {
    case 'new_conversations':
      return {
        ...titled(say(newConversationsMessages.subject, { count })),
        lead: say(newConversationsMessages.lead, { count }),
        ...aboutMessages,
      };
    case 'new_messages':
      return {
        ...titled(say(newMessagesMessages.subject, { count })),
        lead: say(newMessagesMessages.lead, { count }),
        ...aboutMessages,
      };
    case 'unread_message_reminders':
      return {
        ...titled(say(unreadMessages.subject, { count })),
        lead: say(unreadMessages.lead, { count }),
        ...aboutMessages,
      };
    case 'like':
      return {
        ...titled(say(likeMessages.subject, { count })),
        lead: say(likeMessages.lead, { count }),
        button: say(likeMessages.button),
        note,
      };
    case 'weekly_updates':
      return {
        ...titled(say(weeklyMessages.subject, { site })),
        lead: say(weeklyMessages.lead),
        details: [
          ...(visits > 0 ? [{ text: say(weeklyMessages.visits, { count: visits }) }] : []),
          ...(likes > 0 ? [{ text: say(weeklyMessages.likes, { count: likes }) }] : []),
        ],
        button: say(weeklyMessages.button, { site }),
        note,
      };
    case 'reminders':
      return {
        ...titled(say(remindersMessages.subject)),
        lead: say(remindersMessages.lead),
        button: say(remindersMessages.button),
        note: say(remindersMessages.note),
      };
  }
}

/** The site is the sender, so the subject needs no name and is repeated unchanged as the heading. */
const titled = (subject: string) => ({ subject, heading: subject });
