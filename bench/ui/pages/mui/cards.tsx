import {
  Button,
  Card as Frame,
  CardActions,
  CardContent,
  CardMedia,
  Chip,
  IconButton,
  Link,
  SvgIcon,
  Typography,
} from '@mui/material';

import { nothing, offer, photo, type CardProps } from '../shared/cards.ts';
import { heart, pin } from '../shared/icons.ts';

const Card = ({ name, onLike, onHello }: CardProps) => (
  <Frame>
    <CardMedia component="img" image={photo} alt="" loading="lazy" sx={{ aspectRatio: '3 / 4' }} />
    <CardContent>
      <Chip size="small" label="Fictional profile" />
      <Typography variant="h6" component="h3">
        <Link href="#member">{name}, 34</Link>
      </Typography>
      <Typography variant="body2">
        <SvgIcon fontSize="small">
          <path d={pin} />
        </SvgIcon>
        Utrecht
      </Typography>
    </CardContent>
    <CardActions>
      <IconButton aria-label="Like" aria-pressed={false} onClick={onLike}>
        <SvgIcon>
          <path d={heart} />
        </SvgIcon>
      </IconButton>
      <Button size="small" onClick={onHello}>
        Say hello
      </Button>
    </CardActions>
  </Frame>
);

offer((names) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 16 }}>
    {names.map((name) => (
      <Card key={name} name={name} onLike={nothing} onHello={nothing} />
    ))}
  </div>
));
