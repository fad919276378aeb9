import './cards.css';

import { Card } from './card.tsx';
import { nothing, offer } from '../shared/cards.ts';

offer((names) => (
  <div className="cards">
    {names.map((name) => (
      <Card key={name} name={name} onLike={nothing} onHello={nothing} />
    ))}
  </div>
));
