import { memo, type ReactElement } from 'react';

interface MessageListRowProps<T> {
  item: T;
  index: number;
  renderItem: (item: T, index: number) => ReactElement;
}

function Row<T>({ item, index, renderItem }: MessageListRowProps<T>) {
  return renderItem(item, index);
}

/** One row, drawn anew only when it is another one: a new message must not draw everything that is in view. */
export const MessageListRow = memo(Row) as typeof Row;
