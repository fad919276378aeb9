import { AccountDeletedScreen } from '@heartline/features/deletion';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/account-deleted')({
  staticData: { page: 'account-deleted', messages: ['deletion'] },
  component: AccountDeletedScreen,
});
