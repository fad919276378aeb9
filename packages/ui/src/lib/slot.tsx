import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';

import { mergeRefs } from './merge-refs.ts';

export interface SlotProps<T extends HTMLElement> extends HTMLAttributes<T> {
  /** One element, which receives all other props. */
  children?: ReactNode;
  ref?: Ref<T> | undefined;
}
type Given = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

/** Passes its props to its only child: the child's own props take precedence, and handlers of both run, the child's first. */
export function Slot<T extends HTMLElement>({ children, ref, ...props }: SlotProps<T>) {
  if (!isValidElement<Given>(children)) return null;
  const own = children.props;
  const merged: Given = { ...props, ...own };
  for (const [name, given] of Object.entries(props as Given)) {
    const theirs = own[name];
    if (/^on[A-Z]/.test(name) && typeof given === 'function' && typeof theirs === 'function') {
      merged[name] = (...args: unknown[]) => {
        (theirs as Handler)(...args);
        (given as Handler)(...args);
      };
    } else if (name === 'className') merged[name] = [given, theirs].filter(Boolean).join(' ');
    else if (name === 'style') merged[name] = { ...(given as Given), ...(theirs as Given) };
  }
  const theirRef = own['ref'] as Ref<T> | undefined;
  if (ref) merged['ref'] = theirRef ? mergeRefs(ref, theirRef) : ref;
  return cloneElement(children, merged);
}
