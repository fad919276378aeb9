export { LanderCallToAction, type LanderAnswer, type LanderCallToActionProps } from './lander-call-to-action.tsx';
