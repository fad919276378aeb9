import { usePosition, type Found } from './use-position.ts';
import { LocateView, type LocateViewProps } from './locate-view.tsx';
import { useLocationPermission } from './use-location-permission.ts';

export interface LocateProps extends Pick<LocateViewProps, 'explained'> {
  /** Called only for a position with a place that the site knows. */
  onFound: (found: Found & { place: NonNullable<Found['place']> }) => void;
}

/** Finds the member's place on a press (SGN-07). */
export function Locate({ onFound, ...look }: LocateProps) {
  const permission = useLocationPermission();
  const { state, find } = usePosition((found) => {
    if (found.place) onFound({ ...found, place: found.place });
  });
  return <LocateView {...look} permission={permission} state={state} onFind={find} />;
}
