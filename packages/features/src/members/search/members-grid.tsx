import type { MemberSummary } from '@heartline/api-client';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { LoadMore } from '@heartline/ui/navigation/load-more';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { membersMessages as messages } from '../members.messages.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export interface MembersGridProps {
  members: readonly MemberSummary[];
  total: number;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page could not be loaded: nothing is fetched automatically. */
  failed: boolean;
  onLoadMore: () => void;
  /** The list has its full height, so the scroll position can be restored. */
  onMeasured: () => void;
  card: (member: MemberSummary, index: number) => ReactNode;
}

/** Members loaded automatically before the button must be pressed again, so that the foot of the page can be reached. */
const loadedFreely = 120;

/** The endless list of results. However long it is, only the cards near the window are drawn. */
export function MembersGrid({
  members,
  total,
  hasMore,
  loadingMore,
  failed,
  onLoadMore,
  onMeasured,
  card,
}: MembersGridProps) {
  const intl = useIntl();
  const grid = useRef<HTMLUListElement>(null);
  const { from, to, before, after, measured } = useVisibleRows(grid, members.length);
  const [pressedAt, setPressedAt] = useState(members.length);
  const focusNext = useRef<number>(undefined);
  // Disables scroll anchoring. Cards that come and go above leave their height unchanged; and an anchor below the growing list would
  // scroll the viewer past the new members and load page after page.
  useLayoutEffect(() => {
    const { style } = document.body;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);
  useLayoutEffect(() => {
    if (measured) onMeasured();
  }, [measured, onMeasured]);
  // After a press on the button, the focus goes to the first new member.
  useEffect(() => {
    const position = focusNext.current;
    if (position === undefined || members.length <= position) return;
    focusNext.current = undefined;
    grid.current?.querySelector<HTMLAnchorElement>(`[aria-posinset="${position + 1}"] a`)?.focus();
  }, [members.length]);
  const complete = to === members.length;
  return (
    <>
      <MemberGrid
        ref={grid}
        label={intl.formatMessage(messages.results)}
        skeletons={loadingMore && complete ? 6 : 0}
        className="max-sm:-mx-1.5"
        portion={{ before: from, total: hasMore ? -1 : members.length }}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {members.slice(from, to).map((member, index) => card(member, from + index))}
      </MemberGrid>
      {failed ? null : (
        <LoadMore
          label={intl.formatMessage(messages.more)}
          more={hasMore || loadingMore}
          loading={loadingMore}
          auto={members.length - pressedAt < loadedFreely}
          onLoadMore={(by) => {
            if (by === 'press') {
              setPressedAt(members.length);
              focusNext.current = members.length;
            }
            onLoadMore();
          }}
          status={intl.formatMessage(messages.shown, { shown: members.length, total })}
        />
      )}
    </>
  );
}
