import { expect } from 'storybook/test';

/** Share of a card's height, from its top, that shows the face. */
const faceShare = 0.7;

/** Expects only the picture on the upper part of a card: no badge, no text, no shade. */
export async function expectClearFace(card: HTMLElement): Promise<void> {
  const { top, height } = card.getBoundingClientRect();
  const over = [...card.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      // The control for the photos is a line of dashes at the very top, and otherwise invisible.
      !one.matches(
        'img, [data-slot=photo-blank], [data-slot=photo-blank] *, [data-slot=match-card-photos], [data-slot=match-card-photos] *, .sr-only',
      ) &&
      one.getBoundingClientRect().height > 0 &&
      // One pixel of tolerance for the browser's rounding.
      one.getBoundingClientRect().top < top + height * faceShare - 1,
  );
  // The touch target of the heart is larger than its visible icon.
  const seen = over.filter((one) => one.dataset['slot'] !== 'member-card-like');
  await expect(seen.map((one) => `${one.localName} ${one.dataset['slot'] ?? ''} ${one.textContent}`)).toEqual([]);
}

/** Expects at most one badge, and the fictional mark in text that is not truncated. */
export async function expectOneBadge(card: HTMLElement): Promise<void> {
  const badges = card.querySelectorAll('[data-slot=presence-dot], [data-slot=gold-badge], [data-slot=fictional-mark]');
  const pills = [...card.querySelectorAll<HTMLElement>('[data-slot=card-new]')].filter(
    (one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
  await expect(badges.length + pills.length).toBeLessThanOrEqual(1);
  const mark = card.querySelector('[data-slot=fictional-mark]');
  if (!mark) return;
  await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth + 1);
  await expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.getBoundingClientRect().bottom);
}
