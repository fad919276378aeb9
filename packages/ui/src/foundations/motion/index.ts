export { isStill, moving } from './motion.ts';
export { spring } from './spring.ts';
