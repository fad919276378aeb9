export { LanderReasons, type LanderReason, type LanderReasonsProps } from './lander-reasons.tsx';
