import { expect, it } from 'vitest';

import { forShadowRoot } from './for-shadow-root.ts';

/** In the form that Tailwind 4 generates. */
const written = `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,:before,:after,::backdrop{--tw-shadow:0 0 #0000}}}
@layer theme{:root,:host{--spacing:4px}}
.shadow{box-shadow:var(--tw-shadow)}
@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}
@property --tw-gradient-from {
  syntax: '<color>';
  inherits: false;
  initial-value: #0000;
}`;

it('keeps the fallback of Tailwind’s properties, and makes it unconditional', () => {
  const css = forShadowRoot(written);
  expect(css).toContain(
    '@layer properties{@supports (display: block) {*,:before,:after,::backdrop{--tw-shadow:0 0 #0000}}}',
  );
  expect(css).not.toContain('@property');
  expect(css).toContain('.shadow{box-shadow:var(--tw-shadow)}');
});

it('makes rem relative to the reader’s text size, not to the root of the host page', () => {
  expect(
    forShadowRoot('.a{font-size:1.5rem;gap:calc(.5rem + 2vw)}@container (width>=12.5rem){.b{margin:-1rem;width:2rem}}'),
  ).toBe(
    '.a{font-size:calc(1.5 * var(--rem));gap:calc(calc(.5 * var(--rem)) + 2vw)}@container (width>=12.5rem){.b{margin:calc(-1 * var(--rem));width:calc(2 * var(--rem))}}',
  );
});

it('applies rules for the document’s root to our root element as well', () => {
  expect(forShadowRoot(written)).toContain('@layer theme{:host,[data-heartline-root]{--spacing:4px}}');
  expect(forShadowRoot(':root,\n  :host,\n  [data-site-theme] { --ink: black }')).toBe(
    ':host,[data-heartline-root],\n  [data-site-theme] { --ink: black }',
  );
});
