import { expect, waitFor } from 'storybook/test';

/** Portraits of people, including those without a photo and locked ones. */
const people = '[data-slot=member-card], [data-slot=locked-card], [data-slot=match-card]';

/** Pixels from the top of a phone above which the first face must begin, and the least share of the first screen that people fill. */
const firstFace = 130;
const leastShare = 0.6;

/** Pixels between two samples: fine enough for the gap between two cards. */
const step = 4;

/**
 * Checks that a screen about people shows people: samples the topmost element across the first screen of a phone of 360 × 740. Anything
 * that covers a face (a bar, a notice, a dialog) reduces the share. For stories with `inPhoneShell`.
 */
export async function expectFacesFirst(): Promise<void> {
  // On a documentation page the story is small and has no first screen.
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
