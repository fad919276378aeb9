import { HomeScreen } from '@heartline/features/site';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { page: 'index', public: true, access: 'visitors' },
  component: HomeScreen,
});
