import { membersQueries } from '@heartline/features/members';
import { lazyPart, useApi, useSession } from '@heartline/features/shared';
import { ActivationScreen, LoginToGoOn, progressQueries, SignupPage } from '@heartline/features/signup';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';

import { useMailedToken } from '../../mailed-token.ts';
import { SignupBehind } from '../../signup/signup-behind.tsx';

const MyPhotos = lazyPart(async () => (await import('../../me/my-photos.ts')).MyPhotos);
const StepsScreen = lazyPart(async () => (await import('../../signup/steps-parts.ts')).StepsScreen);
const HomePlace = lazyPart(async () => (await import('../../signup/steps-parts.ts')).HomePlace);

export const Route = createFileRoute('/(signup)/complete-signup')({
  staticData: { page: 'complete-signup', layout: 'empty', messages: ['signup', 'members', 'photos'] },
  component: CompleteSignupRoute,
});

/** The page of the mailed link, and for signed-in members the rest of the sign-up. */
function CompleteSignupRoute() {
  const router = useRouter();
  const user = useSession();
  const token = useMailedToken();
  // On the server the secret is still in the address.
  const mailed = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).has('token') });
  if (token !== '' || mailed)
    return (
      <SignupPage>
        <ActivationScreen token={token} onDone={() => router.history.replace('/activate/done')} />
      </SignupPage>
    );
  if (!user)
    return (
      <SignupPage>
        <LoginToGoOn />
      </SignupPage>
    );
  return user.ageCheckRequired ? <CheckFirst /> : <Steps />;
}

/** Also shown for a moment between the mailed link and the next page. */
function CheckFirst() {
  const router = useRouter();
  useEffect(() => {
    const { pathname } = router.history.location;
    if (pathname === '/complete-signup') router.history.replace(`/age-check?next=${encodeURIComponent(pathname)}`);
  }, [router]);
  return null;
}

function Steps() {
  const router = useRouter();
  const api = useApi();
  const { data: progress } = useQuery(progressQueries.progress(api));
  const id = progress?.member ?? null;
  const { data: member, error } = useQuery({ ...membersQueries.profile(api, id ?? ''), enabled: id !== null });
  // A member who has left meanwhile cannot be written to.
  const nobody = (progress && id === null) || error;
  return (
    <Suspense>
      <StepsScreen
        member={member ?? (nobody ? null : undefined)}
        photos={
          <Suspense>
            <MyPhotos />
          </Suspense>
        }
        place={({ answer, onChange, error: wrong }) => <HomePlace value={answer} onChange={onChange} error={wrong} />}
        onClose={() => router.history.push('/members')}
        onFinished={() => router.history.push('/signup-matches')}
        behind={<SignupBehind />}
      />
    </Suspense>
  );
}
