import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-transitionsvideolanding>` for React: a day at a lake in three loops, each with a question. */
export const HeartlineTransitionsvideolanding = createHeartlineLander('heartline-transitionsvideolanding');
