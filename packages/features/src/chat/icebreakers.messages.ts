import { defineMessages } from 'react-intl';

/** The texts of the catalogue, by their ids; sender and recipient each read them in their own language (CHAT-06). */
export const icebreakerMessages = defineMessages({
  ib01: {
    id: 'chat.icebreaker.ib01',
    defaultMessage: 'What made you smile today?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib02: {
    id: 'chat.icebreaker.ib02',
    defaultMessage: 'Coffee, tea, or something stronger?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib03: {
    id: 'chat.icebreaker.ib03',
    defaultMessage: 'What does your perfect Sunday look like?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib04: {
    id: 'chat.icebreaker.ib04',
    defaultMessage: 'Sea or mountains?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib05: {
    id: 'chat.icebreaker.ib05',
    defaultMessage: 'Which song always gets you dancing?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib06: {
    id: 'chat.icebreaker.ib06',
    defaultMessage: 'What would you cook for me?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib07: {
    id: 'chat.icebreaker.ib07',
    defaultMessage: 'Early bird or night owl?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib08: {
    id: 'chat.icebreaker.ib08',
    defaultMessage: 'What are you surprisingly good at?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib09: {
    id: 'chat.icebreaker.ib09',
    defaultMessage: 'If we left tomorrow, where would we go?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib10: {
    id: 'chat.icebreaker.ib10',
    defaultMessage: 'Which film could you watch again and again?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib11: {
    id: 'chat.icebreaker.ib11',
    defaultMessage: 'Dog, cat, or neither?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib12: {
    id: 'chat.icebreaker.ib12',
    defaultMessage: 'What’s the best advice you’ve ever been given?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib13: {
    id: 'chat.icebreaker.ib13',
    defaultMessage: 'Your profile caught my eye. What should I know first?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib14: {
    id: 'chat.icebreaker.ib14',
    defaultMessage: 'What did you want to be when you were a child?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib15: {
    id: 'chat.icebreaker.ib15',
    defaultMessage: 'Tell me two truths and a lie about yourself.',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib16: {
    id: 'chat.icebreaker.ib16',
    defaultMessage: 'What’s your favourite place in your town?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib17: {
    id: 'chat.icebreaker.ib17',
    defaultMessage: 'Breakfast in bed or a candlelit dinner?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib18: {
    id: 'chat.icebreaker.ib18',
    defaultMessage: 'What little thing always makes your day better?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib19: {
    id: 'chat.icebreaker.ib19',
    defaultMessage: 'If we went for a walk, where would you take me?',
    description: 'A ready-made first message to another member. Informal.',
  },
  ib20: {
    id: 'chat.icebreaker.ib20',
    defaultMessage: 'What makes you laugh that nobody else finds funny?',
    description: 'A ready-made first message to another member. Informal.',
  },
});
export type IcebreakerId = keyof typeof icebreakerMessages;

export const isIcebreakerId = (id: string): id is IcebreakerId => id in icebreakerMessages;
