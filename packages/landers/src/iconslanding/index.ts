import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-iconslanding>` for React: three icons, three answers, and how many people they match. */
export const HeartlineIconslanding = createHeartlineLander('heartline-iconslanding');
