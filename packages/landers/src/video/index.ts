import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-video>` for React: two lanterns on a lake at dusk, in a quiet loop, and one question. */
export const HeartlineVideo = createHeartlineLander('heartline-video');
