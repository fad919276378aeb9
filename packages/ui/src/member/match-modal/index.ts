export { MatchModal, type MatchModalProps, type MatchedMember } from './match-modal.tsx';
