import { expect } from 'storybook/test';

/** How much of a card's height, from its top, belongs to the face. */
const faceShare = 0.7;

/** Nothing but the picture itself stands on the upper part of a card: no badge, no words, no shade. */
export async function expectClearFace(card: HTMLElement): Promise<void> {
  const { top, height } = card.getBoundingClientRect();
  const over = [...card.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      // What goes through the photos is a line of dashes at the very top, and otherwise not to be seen.
      !one.matches(
        'img, [data-slot=photo-blank], [data-slot=photo-blank] *, [data-slot=match-card-photos], [data-slot=match-card-photos] *, .sr-only',
      ) &&
      one.getBoundingClientRect().height > 0 &&
      // A pixel of air for what the browser rounds.
      one.getBoundingClientRect().top < top + height * faceShare - 1,
  );
  // The touch target of the heart is larger than what is seen of it.
  const seen = over.filter((one) => one.dataset['slot'] !== 'member-card-like');
  await expect(seen.map((one) => `${one.localName} ${one.dataset['slot'] ?? ''} ${one.textContent}`)).toEqual([]);
}

/** One badge at most, and the fictional mark in words that are not cut. */
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
