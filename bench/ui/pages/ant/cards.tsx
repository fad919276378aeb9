import { Button, Card as Frame, Tag, Typography } from 'antd';

import { heart, pin } from '../shared/icons.ts';
import { nothing, offer, photo, type CardProps } from '../shared/cards.ts';

const Card = ({ name, onLike, onHello }: CardProps) => (
  <Frame
    cover={<img src={photo} alt="" loading="lazy" style={{ aspectRatio: '3 / 4' }} />}
    actions={[
      <Button
        key="like"
        shape="circle"
        aria-label="Like"
        aria-pressed={false}
        onClick={onLike}
        icon={
          <svg viewBox="0 0 24 24" width={20} fill="none" stroke="currentColor">
            <path d={heart} />
          </svg>
        }
      />,
      <Button key="hello" size="small" onClick={onHello}>
        Say hello
      </Button>,
    ]}
  >
    <Tag>Fictional profile</Tag>
    <Typography.Title level={3}>
      <Typography.Link href="#member">{name}, 34</Typography.Link>
    </Typography.Title>
    <Typography.Text>
      <svg viewBox="0 0 24 24" width={14} fill="none" stroke="currentColor">
        <path d={pin} />
      </svg>
      Utrecht
    </Typography.Text>
  </Frame>
);

offer((names) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 16 }}>
    {names.map((name) => (
      <Card key={name} name={name} onLike={nothing} onHello={nothing} />
    ))}
  </div>
));
