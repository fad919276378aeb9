export { SortableGrid, type SortableGridProps } from './sortable-grid.tsx';
export type { SortEvent } from './use-sortable.ts';
