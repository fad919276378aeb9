import { cleanup, render } from '@testing-library/react';
import { createElement, createRef, type ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

interface Contract {
  /** Value of the public `data-slot` attribute of the root element, which takes `className`. */
  slot: string;
  /** Class of the element that `ref` receives. */
  element: new () => Element;
  /** Slot of the element that takes foreign props and `ref`, if it is not the root: the input inside a field, say. */
  control?: string;
  /** Slot of the element that `ref` receives, if it is a different one again: the first of several inputs. */
  refSlot?: string;
  /** Props without which the component does not render. */
  props?: object;
}

/** Tests the package contract of every element: foreign props, className, ref and data-slot reach their element. */
export function describeConformance(
  name: string,
  component: unknown,
  { slot, element, control = slot, refSlot = control, props = {} }: Contract,
): void {
  const Component = component as ComponentType<Record<string, unknown>>;
  afterEach(cleanup);
  describe(`${name} keeps the package contract`, () => {
    const show = (extra: object, wanted: string) => {
      render(createElement(Component, { ...props, ...extra }));
      const found = document.querySelector(`[data-slot="${wanted}"]`);
      if (!found) throw new Error(`${name} has no data-slot="${wanted}"`);
      return found;
    };
    it('passes unknown props on', () =>
      expect(show({ 'data-extra': 'yes' }, control).getAttribute('data-extra')).toBe('yes'));
    it('merges className last', () =>
      expect(show({ className: 'mt-px' }, slot).classList.contains('mt-px')).toBe(true));
    it('passes its element to ref', () => {
      const ref = createRef<Element>();
      show({ ref }, refSlot);
      expect(ref.current).toBeInstanceOf(element);
      expect(ref.current?.getAttribute('data-slot')).toBe(refSlot);
    });
  });
}
