export { GiftPicture, giftKinds, type GiftKind, type GiftPictureProps } from './gift-picture.tsx';
