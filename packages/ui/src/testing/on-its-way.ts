import { expect } from 'storybook/test';

/** Keeps the photo of a story unloaded, and expects its colour behind it. */
export async function expectColourUnderPhoto(story: HTMLElement, colour: string): Promise<void> {
  const photo = story.querySelector('img');
  await expect(photo).not.toBeNull();
  if (!photo) return;
  photo.dataset['arrival'] = 'awaited';
  await expect(getComputedStyle(photo).opacity).toBe('0');
  const ground = photo.closest<HTMLElement>('[style*="background-color"]');
  await expect(ground && getComputedStyle(ground).backgroundColor).toBe(colour);
}
