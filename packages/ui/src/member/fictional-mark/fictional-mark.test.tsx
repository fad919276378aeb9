import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LikeModal } from '../like-modal/index.ts';
import { LikesRow } from '../likes-row/index.ts';
import { LockedCard } from '../locked-card/index.ts';
import { MatchModal } from '../match-modal/index.ts';
import { MemberCard } from '../member-card/index.ts';
import { FictionalMark } from './index.ts';

const card = { name: 'Anna', age: 34, href: '/members/1' };
const match = {
  open: true,
  title: 'A match',
  self: { name: 'Joost' },
  other: { profileId: 'p1', name: 'Anna' },
  imageLabel: 'View Anna',
  buttonLabel: 'Write',
  closeLabel: 'Close',
  onClose: () => {},
};
const like = {
  open: true,
  title: 'Anna likes you',
  profile: { profileId: 'p1', name: 'Anna' },
  href: '#p1',
  buttonLabel: 'View',
  closeLabel: 'Close',
  onClose: () => {},
};

describeConformance('FictionalMark', FictionalMark, {
  slot: 'fictional-mark',
  element: HTMLSpanElement,
  props: { label: 'Fictional' },
});

it('a fictional profile is marked by readable words on every surface (LOC-10)', () => {
  const words = 'Fictional profile';
  const surfaces = [
    <MemberCard key="card" {...card} fictionalLabel={words} />,
    <MemberCard key="bare" {...card} photoUrl={null} fictionalLabel={words} />,
    <LockedCard key="locked" label="A like" href="#premium" fictionalLabel={words} />,
    <LikesRow key="row" {...card} fictionalLabel={words} />,
    <MatchModal key="match" {...match} other={{ ...match.other, fictionalLabel: words }} />,
    <LikeModal key="like" {...like} profile={{ ...like.profile, fictionalLabel: words }} />,
  ];
  for (const surface of surfaces) {
    const { unmount } = render(surface);
    expect(screen.getByText(words).closest('.sr-only, [aria-hidden], [hidden]')).toBeNull();
    unmount();
  }
});
