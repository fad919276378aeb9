import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-tinderswipe>` for React: a deck of members to like or pass, which ends at the sign-up. */
export const HeartlineTinderswipe = createHeartlineLander('heartline-tinderswipe');
