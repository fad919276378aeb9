import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

export const premiumMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly titleMember: NoMessageValues;
  readonly text: NoMessageValues;
  readonly textMember: NoMessageValues;
  readonly action: NoMessageValues;
  readonly actionMember: NoMessageValues;
  readonly note: NoMessageValues;
  readonly everyone: { readonly likes: number | bigint };
  readonly conversations: NoMessageValues;
  readonly conversationsText: { readonly limit: number | bigint };
  readonly photos: NoMessageValues;
  readonly photosText: NoMessageValues;
  readonly likes: NoMessageValues;
  readonly likesText: NoMessageValues;
  readonly ownPhotos: NoMessageValues;
  readonly ownPhotosText: { readonly free: number | bigint; readonly premium: number | bigint };
  readonly badge: NoMessageValues;
  readonly badgeText: NoMessageValues;
}>({
  title: {
    id: 'credits.premium.title',
    defaultMessage: 'What you get with Premium',
    description: 'Heading of the page on premium membership.',
  },
  titleMember: {
    id: 'credits.premium.titleMember',
    defaultMessage: 'You’re a premium member',
    description: 'The same heading for premium members.',
  },
  text: {
    id: 'credits.premium.text',
    defaultMessage: 'Buy any credit package once, and you’re a premium member for good.',
    description: 'Under the heading.',
  },
  textMember: {
    id: 'credits.premium.textMember',
    defaultMessage: 'Thank you! All of this is yours.',
    description: 'Under the heading for premium members.',
  },
  action: { id: 'credits.premium.action', defaultMessage: 'See packages', description: 'Link to the credits.' },
  actionMember: {
    id: 'credits.premium.actionMember',
    defaultMessage: 'Buy credits',
    description: 'Link to the credits for premium members.',
  },
  note: {
    id: 'credits.premium.note',
    defaultMessage: 'This is not a subscription. Nothing renews automatically.',
    description: 'Under the link.',
  },
  everyone: {
    id: 'credits.premium.everyone',
    defaultMessage:
      'Messages, photos in chats, and gifts cost credits for everyone, and everyone has {likes, plural, one {# like} other {# likes}} a day in the swipe game.',
    description: 'Under the advantages: what Premium does not change.',
  },
  conversations: {
    id: 'credits.premium.conversations',
    defaultMessage: 'As many conversations as you like',
    description: 'An advantage of premium members.',
  },
  conversationsText: {
    id: 'credits.premium.conversationsText',
    defaultMessage:
      'Free members can start {limit, plural, one {# conversation} other {# conversations}}, premium members as many as they like.',
    description: 'Explains that advantage.',
  },
  photos: {
    id: 'credits.premium.photos',
    defaultMessage: 'All photos',
    description: 'An advantage of premium members.',
  },
  photosText: {
    id: 'credits.premium.photosText',
    defaultMessage: 'See every photo of every member, not just the first.',
    description: 'Explains that advantage.',
  },
  likes: {
    id: 'credits.premium.likes',
    defaultMessage: 'Who likes you',
    description: 'An advantage of premium members.',
  },
  likesText: {
    id: 'credits.premium.likesText',
    defaultMessage: 'See who’s liked you, and like them back.',
    description: 'Explains that advantage.',
  },
  ownPhotos: {
    id: 'credits.premium.ownPhotos',
    defaultMessage: 'Room for more photos',
    description: 'An advantage of premium members.',
  },
  ownPhotosText: {
    id: 'credits.premium.ownPhotosText',
    defaultMessage: 'Show up to {premium, number} photos of yourself instead of {free, number}.',
    description: 'Explains that advantage.',
  },
  badge: {
    id: 'credits.premium.badge',
    defaultMessage: 'The gold badge',
    description: 'An advantage of premium members.',
  },
  badgeText: {
    id: 'credits.premium.badgeText',
    defaultMessage: 'Your profile shows that you’re a premium member.',
    description: 'Explains that advantage.',
  },
});
