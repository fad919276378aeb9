export { LanderVideo, type LanderClip, type LanderVideoProps } from './lander-video.tsx';
