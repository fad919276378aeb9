import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ['soft', 'float'],
      text: ['4xl'],
      animate: ['enter', 'rise', 'slide-in', 'slide-in-start', 'slide-up', 'pop', 'fill', 'typing'],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins, so a caller's `className` can override. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
