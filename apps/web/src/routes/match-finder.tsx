import { MatchFinderScreen, wizardSteps } from '@heartline/features/match-finder';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

export const Route = createFileRoute('/match-finder')({
  staticData: { page: 'match-finder', access: 'members', messages: ['match-finder'] },
  validateSearch: v.object({ step: v.fallback(v.optional(v.picklist(wizardSteps)), undefined) }),
  component: MatchFinderRoute,
});

function MatchFinderRoute() {
  const navigate = Route.useNavigate();
  return <MatchFinderScreen step={Route.useSearch().step} onStep={(step) => void navigate({ search: { step } })} />;
}
