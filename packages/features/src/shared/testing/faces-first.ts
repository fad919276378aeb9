import { expect, waitFor } from 'storybook/test';

/** Portraits of people, the ones without a photo and those that are still locked included. */
const people = '[data-slot=member-card], [data-slot=locked-card], [data-slot=match-card]';

/** Pixels from the top of a phone until the first face has begun, and the least share of its first screen that people have. */
const firstFace = 130;
const leastShare = 0.6;

/** Pixels between two looks: fine enough for the gap between two cards. */
const step = 4;

/**
 * A screen on which one meets people shows people: measured on the first screen of a phone of 360 × 740, by what lies on top at each
 * point. Whatever covers a face (a bar, a notice, a window) takes from the share. For stories with `inPhoneShell`.
 */
export async function expectFacesFirst(): Promise<void> {
  // Small on a page of documentation, it has no first screen.
  if ('picture' in document.documentElement.dataset) return;
  await expect(innerWidth).toBe(360);
  await waitFor(() => expect(document.querySelector(people)).not.toBeNull());
  scrollTo(0, 0);
  const tops = [...document.querySelectorAll(people)].map((one) => one.getBoundingClientRect().top);
  await expect(Math.min(...tops)).toBeLessThanOrEqual(firstFace);
  await expect(shareOfPeople()).toBeGreaterThanOrEqual(leastShare);
}

function shareOfPeople(): number {
  let seen = 0;
  let all = 0;
  for (let y = step / 2; y < innerHeight; y += step)
    for (let x = step / 2; x < innerWidth; x += step) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest(people)) seen += 1;
    }
  return seen / all;
}
