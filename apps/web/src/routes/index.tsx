import { HomeScreen } from '@heartline/features/site';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { public: true, access: 'visitors' },
  component: HomeScreen,
});
