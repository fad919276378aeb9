import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-collagelanding>` for React: a wall of pictures that turn over, the question on one of them. */
export const HeartlineCollagelanding = createHeartlineLander('heartline-collagelanding');
