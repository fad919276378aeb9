import { SwipeGameScreen } from '@heartline/features/play';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/swipe-game')({
  staticData: { page: 'swipe-game', access: 'members', messages: ['play'] },
  component: SwipeGameScreen,
});
