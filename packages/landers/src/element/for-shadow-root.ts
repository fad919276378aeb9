/**
 * Makes Tailwind's stylesheet work inside a shadow root. `@property` has no effect there, so the rules go, and the fallback that
 * Tailwind keeps for browsers without them holds always: else shadows, rings and gradients would be empty. What is meant for the
 * document's root holds for our own root element too, where no rule of the host page reaches it. A `rem` would count from the host
 * page's root, which says nothing about the reader: it counts from the reader's text size, which `--rem` of our root element holds.
 */
export function forShadowRoot(css: string): string {
  return css
    .replace(/@property\s+--[\w-]+\s*\{[^}]*\}/g, '')
    .replace(/(@layer properties\s*\{\s*)@supports\s*[^{]+\{/, '$1@supports (display: block) {')
    .replace(/:root\s*,\s*:host\b/g, `:host,${rootSelector}`)
    .replace(remOfValue, 'calc($1 * var(--rem))');
}

/** A length in rem inside a declaration: what is asked of a window or a container knows no variables. */
const remOfValue = /(?<![\w.])(-?\d*\.?\d+)rem\b(?=[^{};]*[;}])/g;

/** The element inside the shadow root that everything of ours stands in. */
export const rootSelector = '[data-heartline-root]';
