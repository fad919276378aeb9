import { NotificationsScreen } from '@heartline/features/notifications';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/notifications')({
  staticData: { page: 'notifications', access: 'members', messages: ['notifications', 'account'], inMe: true },
  component: NotificationsScreen,
});
