export { TimeBonusModal, type TimeBonusModalProps } from './time-bonus-modal.tsx';
