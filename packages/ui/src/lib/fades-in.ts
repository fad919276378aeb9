/**
 * For the `ref` of a picture with the class `photo-arrives`: one that is not there yet leaves its ground to be seen, and comes softly. A
 * picture that the browser has, and one of a page without script, simply stands there.
 */
export function fadesIn(picture: HTMLImageElement | null): (() => void) | undefined {
  if (!picture || picture.complete) return undefined;
  picture.dataset['arrival'] = 'awaited';
  const come = () => {
    picture.dataset['arrival'] = 'here';
  };
  picture.addEventListener('load', come, { once: true });
  return () => picture.removeEventListener('load', come);
}
