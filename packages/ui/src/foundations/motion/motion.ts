/** Milliseconds of what moves, and its curve: as in tokens/motion.css, for what JavaScript moves. */
export const moving = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Whether the reader asked the system that nothing moves. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
