import { cleanup, render } from '@testing-library/react';
import { createElement, createRef, type ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

interface Contract {
  /** Value of the public `data-slot` attribute. */
  slot: string;
  /** Class of the element that `ref` gives. */
  element: new () => Element;
  /** Props without which the component does not render. */
  props?: object;
}

/** The package contract that every element keeps: foreign props, className, ref and data-slot reach the root element. */
export function describeConformance(name: string, component: unknown, { slot, element, props = {} }: Contract): void {
  const Component = component as ComponentType<Record<string, unknown>>;
  afterEach(cleanup);
  describe(`${name} keeps the package contract`, () => {
    const root = (extra: object) => {
      render(createElement(Component, { ...props, ...extra }));
      const found = document.querySelector(`[data-slot="${slot}"]`);
      if (!found) throw new Error(`${name} has no data-slot="${slot}"`);
      return found;
    };
    it('passes unknown props on', () => expect(root({ 'data-extra': 'yes' }).getAttribute('data-extra')).toBe('yes'));
    it('merges className last', () => expect(root({ className: 'mt-px' }).classList.contains('mt-px')).toBe(true));
    it('gives its element to ref', () => {
      const ref = createRef<Element>();
      root({ ref });
      expect(ref.current).toBeInstanceOf(element);
    });
  });
}
