export { LanderMap, type LanderMapProps, type LanderPlace } from './lander-map.tsx';
