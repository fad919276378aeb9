export { LanderCollage, type LanderCollageProps } from './lander-collage.tsx';
