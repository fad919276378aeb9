import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Avatar } from '../member/avatar/index.ts';
import { MatchCard } from '../member/match-card/index.ts';
import { MatchModal } from '../member/match-modal/index.ts';
import { MemberCard } from '../member/member-card/index.ts';
import { PhotoTile } from '../member/photo-tile/index.ts';
import { portrait } from '../testing/pictures.ts';
import { fadesIn } from './fades-in.ts';

const labels = { locked: 'Locked', inspected: 'Inspected', rejected: 'Rejected' };
const modal = { imageLabel: 'View', buttonLabel: 'Write', closeLabel: 'Close', title: 'Match', onClose: () => {} };
const shows = {
  Avatar: (src: string | null, colour: string | null) => <Avatar name="Anna" src={src} colour={colour} />,
  MemberCard: (src: string | null, colour: string | null) => (
    <MemberCard name="Anna" href="#anna" priority photoUrl={src} photoColour={colour} />
  ),
  MatchCard: (src: string | null, colour: string | null) => (
    <MatchCard name="Anna" photoUrl={src} photoColour={colour} />
  ),
  PhotoTile: (src: string | null, colour: string | null) => (
    <PhotoTile
      name="Anna"
      labels={labels}
      main
      photo={src === null ? undefined : { id: '1', thumbUrl: src, alt: 'Anna', state: 'active', colour }}
    />
  ),
  MatchModal: (src: string | null, colour: string | null) => (
    <MatchModal
      open
      self={{ name: 'Bo', photoUrl: portrait(2) }}
      other={{ profileId: '1', name: 'Anna', photoUrl: src, photoColour: colour }}
      {...modal}
    />
  ),
};

/** The colour behind the first picture of the page. */
function groundOf(picture: Element | null): string | undefined {
  const ground = picture?.closest<HTMLElement>('[style*="background-color"]');
  return ground?.style.backgroundColor;
}

/** A picture that no page has shown: the browser has cached those of other tests, and shows cached ones at once. */
const neverShown = (): string => portrait(3) + encodeURIComponent(`<!-- ${crypto.randomUUID()} -->`);
const cases = Object.entries(shows).map(([name, show]) => ({ name, show }));

describe.each(cases)('[MEM-04de] $name', ({ show }) => {
  it('shows the colour of a photo until it is loaded, and no initial', async () => {
    const { container } = render(show(neverShown(), '#da9'));
    const picture = container.querySelector('img');
    expect(picture?.dataset['arrival']).toBe('awaited');
    expect(groundOf(picture)).toBe('rgb(221, 170, 153)');
    expect(container.querySelector('[data-slot="photo-blank"]')).toBeNull();
    await expect.poll(() => picture?.dataset['arrival']).toBe('here');
  });

  it('shows the initial if there is no photo', () => {
    const { container } = render(show(null, null));
    const blank = container.querySelector<HTMLElement>('[data-initial], [data-initials]');
    expect(blank?.dataset['initial'] ?? blank?.dataset['initials']).toBe('A');
  });
});

it('does not animate a cached picture', async () => {
  const picture = Object.assign(new Image(), { src: portrait(3) });
  await picture.decode();
  expect(fadesIn(picture)).toBeUndefined();
  expect(picture.dataset['arrival']).toBeUndefined();
});
