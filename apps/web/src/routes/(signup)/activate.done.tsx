import { PeopleToGreet } from '@heartline/features/members';
import { useApi, useSession } from '@heartline/features/shared';
import { ActivationDoneScreen, progressQueries } from '@heartline/features/signup';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/(signup)/activate/done')({
  staticData: { page: 'activate-done', messages: ['signup', 'members'] },
  component: ActivationDoneRoute,
});

function ActivationDoneRoute() {
  const user = useSession();
  const enabled = user !== null && !user.ageCheckRequired;
  const { data } = useQuery({ ...progressQueries.progress(useApi()), enabled });
  return <ActivationDoneScreen open={data?.current != null} people={enabled ? <PeopleToGreet /> : undefined} />;
}
