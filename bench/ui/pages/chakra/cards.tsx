import {
  Badge,
  Button,
  Card as Frame,
  ChakraProvider,
  defaultSystem,
  Heading,
  Icon,
  IconButton,
  Image,
  Link,
  SimpleGrid,
  Text,
} from '@chakra-ui/react';

import { heart, pin } from '../shared/icons.ts';
import { nothing, offer, photo, type CardProps } from '../shared/cards.ts';

const Card = ({ name, onLike, onHello }: CardProps) => (
  <Frame.Root overflow="hidden">
    <Image src={photo} alt="" loading="lazy" aspectRatio={3 / 4} />
    <Frame.Body>
      <Badge>Fictional profile</Badge>
      <Heading as="h3" size="md">
        <Link href="#member">{name}, 34</Link>
      </Heading>
      <Text textStyle="sm">
        <Icon size="sm">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path d={pin} />
          </svg>
        </Icon>
        Utrecht
      </Text>
    </Frame.Body>
    <Frame.Footer>
      <IconButton aria-label="Like" aria-pressed={false} onClick={onLike}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d={heart} />
        </svg>
      </IconButton>
      <Button size="sm" variant="subtle" onClick={onHello}>
        Say hello
      </Button>
    </Frame.Footer>
  </Frame.Root>
);

offer((names) => (
  <ChakraProvider value={defaultSystem}>
    <SimpleGrid columns={6} gap="4">
      {names.map((name) => (
        <Card key={name} name={name} onLike={nothing} onHello={nothing} />
      ))}
    </SimpleGrid>
  </ChakraProvider>
));
