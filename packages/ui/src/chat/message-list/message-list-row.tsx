import { memo, type ReactElement } from 'react';

interface MessageListRowProps<T> {
  item: T;
  index: number;
  renderItem: (item: T, index: number) => ReactElement;
}

function Row<T>({ item, index, renderItem }: MessageListRowProps<T>) {
  return renderItem(item, index);
}

/** Memoized, so that a new message does not redraw all rows in view. */
export const MessageListRow = memo(Row) as typeof Row;
