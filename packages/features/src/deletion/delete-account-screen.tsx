import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, settingsQueries, useApi, useUser } from '../shared/index.ts';
import { DeleteAccountView } from './delete-account-view.tsx';
import { messages } from './deletion.messages.ts';
import { useDeleteAccount, usePause, useStay } from './deletion.queries.ts';

export interface DeleteAccountScreenProps {
  /** The account is deleted and the session has ended: the shell leaves the page. */
  onDeleted: () => void;
  /** The account is hidden and the session has ended. */
  onPaused: () => void;
  /** The member stays, and gets this discount code. */
  onStay: (code: string) => void;
}

/** The page where a member deletes the account, or decides to stay. */
export function DeleteAccountScreen({ onDeleted, onPaused, onStay }: DeleteAccountScreenProps) {
  const intl = useIntl();
  const { credits } = useUser();
  const { data: company } = useQuery(settingsQueries.companyInfo(useApi()));
  const deletion = useDeleteAccount(onDeleted);
  const pause = usePause(onPaused);
  const stay = useStay(onStay);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <DeleteAccountView
        credits={credits}
        discount={company?.deleteDiscount ?? 0}
        onDelete={(values) => deletion.mutate(values)}
        onPause={() => pause.mutate()}
        onStay={() => stay.mutate()}
        pending={deletion.isPending ? 'delete' : pause.isPending ? 'pause' : stay.isPending ? 'stay' : null}
        error={deletion.error ?? pause.error ?? stay.error}
      />
    </>
  );
}
