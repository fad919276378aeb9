export { RowList, type RowListProps } from './row-list.tsx';
export { Row, type RowProps } from './row.tsx';
export { RowPanel, type RowPanelProps } from './row-panel.tsx';
