/**
 * Storybook waits until all listed animations have ended, at most 5 s, before a story is complete. Those that follow a scroll position
 * never end, so they are not listed.
 */
export function hideScrollAnimations(): void {
  const list = document.getAnimations.bind(document);
  document.getAnimations = () => list().filter(({ timeline }) => timeline === document.timeline);
}
