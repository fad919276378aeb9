import { createHeartlineLander } from '../react/heartline-lander.tsx';

export type { HeartlineLanderProps } from '../react/heartline-lander.tsx';
/** `<heartline-gallery>` for React: faces of members around one question. */
export const HeartlineGallery = createHeartlineLander('heartline-gallery');
