/**
 * For the `ref` of a picture with the class `photo-arrives`: a picture that is not loaded yet shows its background, then fades in. A
 * cached picture, and one of a page without script, shows at once.
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
