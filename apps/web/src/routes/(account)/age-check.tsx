import { AgeCheckScreen } from '@heartline/features/age-check';
import { sessionStore } from '@heartline/features/shared';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { innerPath } from '../../inner-path.ts';

export const Route = createFileRoute('/(account)/age-check')({
  staticData: { page: 'age-check', access: 'members', messages: ['age-check'] },
  component: AgeCheckRoute,
});

const nextKey = 'heartline.after-age-check';

/** The page that the member wanted to open, also after this tab has shown the provider's page. */
function readNext(given: string | undefined): string | undefined {
  if (given !== undefined) sessionStore.write(nextKey, given);
  const kept = given ?? sessionStore.read(nextKey);
  return typeof kept === 'string' ? innerPath(kept) : undefined;
}

function AgeCheckRoute() {
  const router = useRouter();
  const [{ answer, goOn }] = useState(() => {
    const search = new URLSearchParams(router.history.location.search);
    const next = readNext(innerPath(search.get('next') ?? undefined));
    search.delete('next');
    return { answer: search.size > 0 ? Object.fromEntries(search) : undefined, goOn: next ?? '/members' };
  });
  useEffect(() => {
    // The answer is valid once, so it need not stay in the history.
    if (router.history.location.search !== '') router.history.replace('/age-check');
  }, [router]);
  return (
    <AgeCheckScreen
      answer={answer}
      goOn={goOn}
      onBegun={(url) => location.assign(url)}
      onNotNeeded={() => router.history.replace(goOn)}
    />
  );
}
