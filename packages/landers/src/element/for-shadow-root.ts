/**
 * Adapts Tailwind's stylesheet to a shadow root. `@property` has no effect there, so these rules are removed, and the fallback that
 * Tailwind has for browsers without them always applies: otherwise shadows, rings and gradients would be empty. Rules for the
 * document's root apply to our own root element too, which no rule of the host page reaches. A `rem` would depend on the host page's
 * root, which says nothing about the reader: it becomes relative to the reader's text size, in `--rem` of our root element.
 */
export function forShadowRoot(css: string): string {
  return css
    .replace(/@property\s+--[\w-]+\s*\{[^}]*\}/g, '')
    .replace(/(@layer properties\s*\{\s*)@supports\s*[^{]+\{/, '$1@supports (display: block) {')
    .replace(/:root\s*,\s*:host\b/g, `:host,${rootSelector}`)
    .replace(remOfValue, 'calc($1 * var(--rem))');
}

/** A length in rem inside a declaration: media and container queries cannot use variables. */
const remOfValue = /(?<![\w.])(-?\d*\.?\d+)rem\b(?=[^{};]*[;}])/g;

/** The element inside the shadow root that contains everything of ours. */
export const rootSelector = '[data-heartline-root]';
