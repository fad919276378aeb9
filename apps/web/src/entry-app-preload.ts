// Loads the router and its routes into the browser's cache without starting them.
export { createRouter } from './router.tsx';
