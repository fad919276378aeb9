import { ExportScreen } from '@heartline/features/export';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/me_/export')({
  staticData: { page: 'me-export', access: 'members', messages: ['export', 'account'], inMe: true },
  component: ExportScreen,
});
