import { Button } from '@heartline/ui/controls/button';
import { MemberCard } from '@heartline/ui/member/member-card';

import { photo, type CardProps } from '../shared/cards.ts';

export const Card = ({ name, onLike, onHello }: CardProps) => (
  <div>
    <MemberCard
      name={name}
      age={34}
      place="Utrecht"
      href="#member"
      photoUrl={photo}
      fictionalLabel="Fictional profile"
      onLike={onLike}
      likeLabel="Like"
    />
    <Button size="sm" variant="soft" onClick={onHello}>
      Say hello
    </Button>
  </div>
);
