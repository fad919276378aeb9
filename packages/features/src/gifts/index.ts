export { GiftDialog, type GiftDialogProps } from './gift-dialog.tsx';
export { GiftDialogView, type GiftDialogViewProps } from './gift-dialog-view.tsx';
export { giftsQueries } from './gifts.queries.ts';
export { useChatGifts } from './use-chat-gifts.tsx';
export { useGiftName } from './use-gift-name.ts';
