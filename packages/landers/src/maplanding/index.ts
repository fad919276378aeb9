import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-maplanding>` for React: a map of the visitor's country in regions, with the number of people in each. */
export const HeartlineMaplanding = createHeartlineLander('heartline-maplanding');
