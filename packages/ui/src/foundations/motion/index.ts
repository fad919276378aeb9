export { isStill, moving, spring } from './motion.ts';
