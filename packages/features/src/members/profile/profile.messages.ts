import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const profileMessages = defineMessages<{
  readonly like: NoMessageValues;
  readonly liked: NoMessageValues;
  readonly chat: NoMessageValues;
  readonly continueChat: NoMessageValues;
  readonly more: NoMessageValues;
  readonly block: { readonly name: MessageValue };
  readonly deleteChat: NoMessageValues;
  readonly report: { readonly name: MessageValue };
  readonly reportPhoto: NoMessageValues;
  readonly blockTitle: { readonly name: MessageValue };
  readonly blockText: { readonly name: MessageValue };
  readonly blocked: { readonly name: MessageValue };
  readonly unblock: NoMessageValues;
  readonly photos: { readonly name: MessageValue };
  readonly morePhotos: { readonly name: MessageValue };
  readonly photo: { readonly name: MessageValue; readonly number: number | bigint; readonly total: number | bigint };
  readonly photoCounter: { readonly number: number | bigint; readonly total: number | bigint };
  readonly previousPhoto: NoMessageValues;
  readonly nextPhoto: NoMessageValues;
  readonly zoomIn: NoMessageValues;
  readonly zoomOut: NoMessageValues;
  readonly lockedForMember: NoMessageValues;
  readonly lockedForVisitor: NoMessageValues;
  readonly getPremium: NoMessageValues;
  readonly noPhotos: { readonly name: MessageValue };
  readonly inspected: NoMessageValues;
  readonly rejected: NoMessageValues;
  readonly about: { readonly name: MessageValue };
  readonly facts: NoMessageValues;
  readonly seeking: NoMessageValues;
  readonly interests: NoMessageValues;
  readonly sharedInterest: NoMessageValues;
  readonly placeAndDistance: { readonly distance: MessageValue; readonly place: MessageValue };
  readonly distance: { readonly distance: number | bigint };
  readonly suggested: NoMessageValues;
  readonly related: NoMessageValues;
  readonly gone: NoMessageValues;
  readonly goneText: NoMessageValues;
  readonly toSearch: NoMessageValues;
  readonly joinTitle: { readonly name: MessageValue };
  readonly gender: NoMessageValues;
  readonly path: NoMessageValues;
  readonly backToSearch: NoMessageValues;
  readonly previousMember: NoMessageValues;
  readonly nextMember: NoMessageValues;
  readonly ownTitle: NoMessageValues;
  readonly ownHidden: NoMessageValues;
  readonly ownAs: NoMessageValues;
  readonly asPremium: NoMessageValues;
  readonly asFree: NoMessageValues;
  readonly ownBack: NoMessageValues;
  readonly share: NoMessageValues;
  readonly shared: NoMessageValues;
  readonly gift: NoMessageValues;
  readonly reply: NoMessageValues;
  readonly replyPhoto: { readonly number: number | bigint };
  readonly replyText: NoMessageValues;
  readonly replyInterest: { readonly interest: MessageValue };
}>({
  like: { id: 'members.profile.like', defaultMessage: 'Like', description: 'Button on a profile: sends a like.' },
  liked: {
    id: 'members.profile.liked',
    defaultMessage: 'Liked',
    description: 'The same button after the like; pressing it again takes the like back.',
  },
  chat: {
    id: 'members.profile.chat',
    defaultMessage: 'Send a message',
    description: 'Link on a profile that opens the chat with this member.',
  },
  continueChat: {
    id: 'members.profile.continueChat',
    defaultMessage: 'Keep chatting',
    description: 'The same link when there is a conversation with this member already.',
  },
  more: {
    id: 'members.profile.more',
    defaultMessage: 'More actions',
    description: 'For screen readers: button that opens a menu with Block.',
  },
  block: {
    id: 'members.profile.block',
    defaultMessage: 'Block {name}',
    description: 'Menu item and button on a profile.',
  },
  deleteChat: {
    id: 'members.profile.deleteChat',
    defaultMessage: 'Delete conversation',
    description: 'Menu entry on a profile: deletes what was written with this member, for the reader alone.',
  },
  report: {
    id: 'members.profile.report',
    defaultMessage: 'Report {name}',
    description: 'Menu entry that opens the report form.',
  },
  reportPhoto: {
    id: 'members.profile.reportPhoto',
    defaultMessage: 'Report this photo',
    description: 'Button over a member’s photo that is shown large; opens the report form.',
  },
  blockTitle: {
    id: 'members.profile.blockTitle',
    defaultMessage: 'Block {name}?',
    description: 'Question before a member is blocked.',
  },
  blockText: {
    id: 'members.profile.blockText',
    defaultMessage:
      '{name} won’t see your profile any more. Your conversation and any likes between you will be deleted. {name} isn’t told.',
    description: 'What follows from blocking.',
  },
  blocked: {
    id: 'members.profile.blocked',
    defaultMessage: 'You’ve blocked {name}.',
    description: 'Notice on the profile of a blocked member.',
  },
  unblock: { id: 'members.profile.unblock', defaultMessage: 'Unblock', description: 'Button beside that notice.' },
  photos: {
    id: 'members.profile.photos',
    defaultMessage: 'Photos of {name}',
    description: 'For screen readers: name of the part with the first photo, and of the window with the large photos.',
  },
  morePhotos: {
    id: 'members.profile.morePhotos',
    defaultMessage: 'More photos of {name}',
    description: 'For screen readers: name of the row of photos at the end of a profile.',
  },
  photo: {
    id: 'members.profile.photo',
    defaultMessage: '{name}, photo {number, number} of {total, number}',
    description: 'Alternative text of a photo in the gallery.',
  },
  photoCounter: {
    id: 'members.profile.photoCounter',
    defaultMessage: '{number, number} of {total, number}',
    description: 'Which photo of how many is shown large.',
  },
  previousPhoto: {
    id: 'members.profile.previousPhoto',
    defaultMessage: 'Previous photo',
    description: 'Button beside a large photo.',
  },
  nextPhoto: {
    id: 'members.profile.nextPhoto',
    defaultMessage: 'Next photo',
    description: 'Button beside a large photo.',
  },
  zoomIn: {
    id: 'members.profile.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Button with a plus above a large photo: shows it larger. For screen readers.',
  },
  zoomOut: {
    id: 'members.profile.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button with a minus above a large photo: shows it smaller. For screen readers.',
  },
  lockedForMember: {
    id: 'members.profile.lockedForMember',
    defaultMessage: 'Premium members see all photos',
    description: 'On a blurred photo with a lock. The reader is a free member.',
  },
  lockedForVisitor: {
    id: 'members.profile.lockedForVisitor',
    defaultMessage: 'Members see all photos',
    description: 'On a blurred photo with a lock. The reader is not logged in.',
  },
  getPremium: {
    id: 'members.profile.getPremium',
    defaultMessage: 'Get Premium',
    description: 'Link on a blurred photo: to the page about premium membership.',
  },
  noPhotos: {
    id: 'members.profile.noPhotos',
    defaultMessage: '{name} has no photo yet.',
    description: 'In place of the gallery.',
  },
  inspected: {
    id: 'members.profile.inspected',
    defaultMessage: 'Being checked',
    description: 'On an own photo that a moderator has not seen yet.',
  },
  rejected: {
    id: 'members.profile.rejected',
    defaultMessage: 'Not accepted',
    description: 'On an own photo that a moderator did not accept.',
  },
  about: {
    id: 'members.profile.about',
    defaultMessage: 'About {name}',
    description: 'Heading over what a member wrote about themselves.',
  },
  facts: {
    id: 'members.profile.facts',
    defaultMessage: 'At a glance',
    description: 'Heading over facts such as hair colour.',
  },
  seeking: {
    id: 'members.profile.seeking',
    defaultMessage: 'Looking for',
    description: 'Label of a fact: whom the member looks for.',
  },
  interests: {
    id: 'members.profile.interests',
    defaultMessage: 'Interests',
    description: 'Heading over a list such as Hiking, Jazz.',
  },
  sharedInterest: {
    id: 'members.profile.sharedInterest',
    defaultMessage: 'you like this too',
    description: 'For screen readers: added to an interest that the reader has as well.',
  },
  placeAndDistance: {
    id: 'members.profile.placeAndDistance',
    defaultMessage: '{place}, {distance}',
    description: 'Where a member lives, and how far away: "Utrecht, about 15 km away".',
  },
  distance: {
    id: 'members.profile.distance',
    defaultMessage: 'about {distance, number, ::unit/kilometer} away',
    description: 'How far a member lives, rounded up to 5 km.',
  },
  suggested: {
    id: 'members.profile.suggested',
    defaultMessage: 'You might also like',
    description: 'Heading over other members at the end of a profile.',
  },
  related: {
    id: 'members.profile.related',
    defaultMessage: 'Similar members',
    description: 'Heading over members similar to the one shown.',
  },
  gone: {
    id: 'members.profile.gone',
    defaultMessage: 'This profile isn’t available',
    description: 'Title when a member left or does not exist.',
  },
  goneText: {
    id: 'members.profile.goneText',
    defaultMessage: 'The member may have left. There are plenty of others to meet.',
    description: 'Under that title.',
  },
  toSearch: { id: 'members.profile.toSearch', defaultMessage: 'Search members', description: 'Link to the search.' },
  joinTitle: {
    id: 'members.profile.joinTitle',
    defaultMessage: 'Would you like to get to know {name}?',
    description: 'Title of a box for visitors on a profile.',
  },
  gender: { id: 'members.profile.gender', defaultMessage: 'Gender', description: 'Label of a fact on a profile.' },
  path: {
    id: 'members.profile.path',
    defaultMessage: 'In your search',
    description: 'For screen readers: name of the links back to the search and to the member before and after.',
  },
  backToSearch: {
    id: 'members.profile.backToSearch',
    defaultMessage: 'Back to search',
    description: 'Link above a profile that was opened from the search.',
  },
  previousMember: {
    id: 'members.profile.previousMember',
    defaultMessage: 'Previous member',
    description: 'Arrow to the member before in the search.',
  },
  nextMember: {
    id: 'members.profile.nextMember',
    defaultMessage: 'Next member',
    description: 'Arrow to the next member in the search.',
  },
  ownTitle: {
    id: 'members.profile.ownTitle',
    defaultMessage: 'This is what others see on your profile',
    description: 'In a quiet bar above one’s own profile.',
  },
  ownHidden: {
    id: 'members.profile.ownHidden',
    defaultMessage: 'Others will see this once you’ve confirmed your e-mail address',
    description: 'In that bar, as long as nobody else can see the profile.',
  },
  ownAs: {
    id: 'members.profile.ownAs',
    defaultMessage: 'As seen by members',
    description: 'For screen readers: name of the choice “With Premium” or “Without Premium”.',
  },
  asPremium: {
    id: 'members.profile.asPremium',
    defaultMessage: 'With Premium',
    description: 'Choice in that bar: how premium members see the profile.',
  },
  asFree: {
    id: 'members.profile.asFree',
    defaultMessage: 'Without Premium',
    description: 'Choice in that bar: how members without Premium see the profile.',
  },
  ownBack: {
    id: 'members.profile.ownBack',
    defaultMessage: 'My profile',
    description: 'Link in that bar, after an arrow back: to where one’s own profile is edited.',
  },
  share: {
    id: 'members.profile.share',
    defaultMessage: 'Share',
    description: 'Button in that bar: hands on the address of one’s own profile.',
  },
  shared: {
    id: 'members.profile.shared',
    defaultMessage: 'Link to your profile copied.',
    description: 'Short notice after “Share”.',
  },
  gift: {
    id: 'members.profile.gift',
    defaultMessage: 'Send a gift',
    description: 'Button with the picture of a present on a profile: opens the gifts in the conversation.',
  },
  reply: {
    id: 'members.profile.reply',
    defaultMessage: 'Reply',
    description: 'Link on a photo, and beside what a member wrote: opens the chat with it as a quote.',
  },
  replyPhoto: {
    id: 'members.profile.replyPhoto',
    defaultMessage: 'Reply to photo {number, number}',
    description: 'For screen readers: the whole name of “Reply” on a photo, with the same word in it.',
  },
  replyText: {
    id: 'members.profile.replyText',
    defaultMessage: 'Reply to this text',
    description: 'For screen readers: the whole name of “Reply” beside what a member wrote, with the same word in it.',
  },
  replyInterest: {
    id: 'members.profile.replyInterest',
    defaultMessage: 'Reply: {interest}',
    description: 'For screen readers: link of an interest such as Hiking that opens the chat with it as a quote.',
  },
});
