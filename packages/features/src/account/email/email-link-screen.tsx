import { ApiError } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError, PageTitle } from '../../shared/index.ts';
import { useConfirmEmailChange, useEmailLink } from '../account.queries.ts';
import { EmailLinkView, type EmailLinkState } from './email-link-view.tsx';
import { emailLinkMessages } from './email.messages.ts';

/** The page of the link that is mailed to a new address. */
export function EmailLinkScreen({ token }: { token: string }) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage(emailLinkMessages.title)}</PageTitle>
      <EmailLink token={token} />
    </>
  );
}

function EmailLink({ token }: { token: string }) {
  const intl = useIntl();
  const link = useEmailLink(token);
  const { mutate, isPending, isSuccess, error } = useConfirmEmailChange(token);
  const over = refusalOf(error) ?? refusalOf(link.error);
  if (over) return <EmailLinkView state={over} onConfirm={mutate} />;
  if (link.error && !link.data) return <LoadError error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data) return <Skeleton shape="block" className="h-64" label={intl.formatMessage(commonMessages.loading)} />;
  return (
    <EmailLinkView
      state={isSuccess ? 'done' : link.data.done ? 'already' : 'open'}
      email={link.data.email}
      asksPassword={link.data.asksPassword}
      onConfirm={mutate}
      pending={isPending}
      error={error}
    />
  );
}

/** Errors that a second try would repeat. */
function refusalOf(error: unknown): EmailLinkState | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'link_invalid') return 'invalid';
  return error.code === 'forbidden' ? 'foreign' : undefined;
}
