import { membersQueries } from '@heartline/features/members';
import { useApi } from '@heartline/features/shared';
import { answersIn, SignupScreen } from '@heartline/features/signup';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';

import { SignupBehind } from '../signup/signup-behind.tsx';

export const Route = createFileRoute('/members/$id_/signup')({
  staticData: { page: 'members-id-signup', access: 'visitors', layout: 'empty', messages: ['signup', 'members'] },
  component: MemberSignupRoute,
});

function MemberSignupRoute() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { id } = Route.useParams();
  const { data: member } = useQuery(membersQueries.profile(useApi(), id));
  return (
    <SignupScreen
      member={member}
      answers={answersIn(search)}
      onSignedUp={() => router.history.replace('/complete-signup')}
      onClose={() => router.history.push('/')}
      behind={<SignupBehind />}
      onLogin={() => router.history.push('/login')}
    />
  );
}
