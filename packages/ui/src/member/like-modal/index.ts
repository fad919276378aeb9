export { LikeModal, type LikeModalProps, type LikingMember } from './like-modal.tsx';
