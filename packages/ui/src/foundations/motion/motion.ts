/** Duration in milliseconds and curve of JavaScript animations: as in tokens/motion.css. */
export const moving = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Whether the system asks for reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
