import { SignupMatchesScreen } from '@heartline/features/members';
import { useApi } from '@heartline/features/shared';
import { progressQueries } from '@heartline/features/signup';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(signup)/signup-matches')({
  staticData: { page: 'signup-matches', access: 'members', messages: ['members'] },
  component: SignupMatchesRoute,
});

function SignupMatchesRoute() {
  const { data } = useQuery(progressQueries.progress(useApi()));
  return (
    <SignupMatchesScreen open={data?.steps.some(({ name, state }) => state === 'open' && name !== 'email') ?? false} />
  );
}
