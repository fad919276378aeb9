import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useErrorText, useLike, useSiteMemberWording } from '../../shared/index.ts';
import { signupMatchesMessages as messages } from './signup-matches.messages.ts';
import { SignupMatchesView } from './signup-matches-view.tsx';
import { useMatchesQuery } from './use-matches.ts';

export interface SignupMatchesScreenProps {
  /** The member has unanswered questions of the sign-up. */
  open: boolean;
}

const most = 12;

/** Members who fit, with the search behind them (SGN-03). */
export function SignupMatchesScreen({ open }: SignupMatchesScreenProps) {
  const intl = useIntl();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const { setLiked } = useLike({ onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }) });
  const { data, error, refetch } = useQuery(useMatchesQuery());
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <SignupMatchesView
        members={data?.slice(0, most)}
        error={error}
        onRetry={() => void refetch()}
        open={open}
        wording={wording}
        onLike={setLiked}
      />
    </>
  );
}
