import { EmailLinkScreen } from '@heartline/features/account';
import { createFileRoute } from '@tanstack/react-router';

import { useMailedToken } from '../../mailed-token.ts';

export const Route = createFileRoute('/(account)/mail-change/do')({
  staticData: { page: 'mail-change-do', messages: ['account'] },
  component: EmailLinkRoute,
});

function EmailLinkRoute() {
  return <EmailLinkScreen token={useMailedToken()} />;
}
