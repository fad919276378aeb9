import { clsx, type ClassValue } from 'clsx';

import { classGroups, conflictingClassGroups } from './class-groups.ts';
import { createMerge } from './merge-classes.ts';

const merge = createMerge(classGroups, conflictingClassGroups);

/** Joins class names; of two that set the same property the later one wins, so a caller's `className` can override. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
