import '@mantine/core/styles.css';

import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Card as Frame,
  Group,
  Image,
  MantineProvider,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core';

import { heart, pin } from '../shared/icons.ts';
import { nothing, offer, photo, type CardProps } from '../shared/cards.ts';

const Card = ({ name, onLike, onHello }: CardProps) => (
  <Frame radius="md" withBorder>
    <Frame.Section>
      <Image src={photo} alt="" loading="lazy" style={{ aspectRatio: '3 / 4' }} />
    </Frame.Section>
    <Badge>Fictional profile</Badge>
    <Title order={3}>
      <Anchor href="#member">{name}, 34</Anchor>
    </Title>
    <Text size="sm">
      <svg viewBox="0 0 24 24" width={14} fill="none" stroke="currentColor">
        <path d={pin} />
      </svg>
      Utrecht
    </Text>
    <Group>
      <ActionIcon aria-label="Like" aria-pressed={false} onClick={onLike}>
        <svg viewBox="0 0 24 24" width={20} fill="none" stroke="currentColor">
          <path d={heart} />
        </svg>
      </ActionIcon>
      <Button size="xs" variant="light" onClick={onHello}>
        Say hello
      </Button>
    </Group>
  </Frame>
);

offer((names) => (
  <MantineProvider>
    <SimpleGrid cols={6}>
      {names.map((name) => (
        <Card key={name} name={name} onLike={nothing} onHello={nothing} />
      ))}
    </SimpleGrid>
  </MantineProvider>
));
