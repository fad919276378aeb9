export { Link, type LinkProps } from './link.tsx';
export { linkVariants } from './link.variants.ts';
