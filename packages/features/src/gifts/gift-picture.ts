export { GiftPicture } from '@heartline/ui/chat/gift-picture';
