import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

import { classGroups, conflictingClassGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'marker', 'placeholder', 'file', '*', '**'],
}));

/** Joins class names; of two that set the same property the later one wins, so a caller's `className` can override. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
