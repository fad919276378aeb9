import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-socialnetwork>` for React: interests to pick, and how many people share each. */
export const HeartlineSocialnetwork = createHeartlineLander('heartline-socialnetwork');
