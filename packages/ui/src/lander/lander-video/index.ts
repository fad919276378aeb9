export { LanderVideo, type LanderVideoProps } from './lander-video.tsx';
