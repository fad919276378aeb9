import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-alonetonight>` for React: an evening street in which each answer lights a window. */
export const HeartlineAlonetonight = createHeartlineLander('heartline-alonetonight');
