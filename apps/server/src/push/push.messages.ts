import { defineMessages } from '@formatjs/intl';

/** The texts of notifications. */
export const pushMessages = defineMessages<{
  readonly unread: { readonly count: number | bigint };
}>({
  unread: {
    id: 'push.unread',
    defaultMessage: '{count, plural, one {You have a new message.} other {You have # new messages.}}',
    description:
      'Text of a notification of the phone or computer, under the name of the site. Others may see it, so it names nobody. count: messages that have not been read.',
  },
});
