import { expect, waitFor } from 'storybook/test';

/**
 * Shows a photo as if it were not loaded, and expects its colour behind it. Its arrival would end this, so it is loaded first, and then has
 * no address any more: nothing waits for it.
 */
export async function expectColourUnderPhoto(story: HTMLElement, colour: string): Promise<void> {
  const photo = story.querySelector('img');
  await expect(photo).not.toBeNull();
  if (!photo) return;
  await waitFor(() => expect(photo.complete && photo.dataset['arrival'] !== 'awaited').toBe(true));
  photo.removeAttribute('srcset');
  photo.removeAttribute('src');
  photo.dataset['arrival'] = 'awaited';
  await expect(getComputedStyle(photo).opacity).toBe('0');
  const ground = photo.closest<HTMLElement>('[style*="background-color"]');
  await expect(ground && getComputedStyle(ground).backgroundColor).toBe(colour);
}
