import { limits } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { PageTitle, useApi, useErrorText, useLike, useSiteMemberWording, useUser } from '../../shared/index.ts';
import { signupMatchesMessages as messages } from './signup-matches.messages.ts';
import { SignupMatchesView } from './signup-matches-view.tsx';

export interface SignupMatchesScreenProps {
  /** The member has unanswered questions of the sign-up. */
  open: boolean;
}

/** Largest difference in age, in years. */
const span = 12;
const oldest = 99;
const most = 12;

/** The search a new member would make: whom they look for, about their age, with a photo (SGN-03). */
export function SignupMatchesScreen({ open }: SignupMatchesScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const { profile } = useUser();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const { setLiked } = useLike({ onError: (error) => toast.show({ tone: 'danger', message: errorText(error) }) });
  const query = {
    gender: profile.seeking.toSorted().join(','),
    country: profile.country,
    minAge: String(Math.max(limits.minAge, profile.age - span)),
    maxAge: String(Math.min(oldest, profile.age + span)),
    withPhoto: 'true' as const,
  };
  const { data, error, refetch } = useQuery({
    // Below the members' key, so that a like shows here as well.
    queryKey: ['members', 'signup-matches', query],
    queryFn: async ({ signal }) => (await api.search.members(query, { signal })).profiles,
  });
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
