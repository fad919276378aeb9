export { LikesRow, type LikesRowProps } from './likes-row.tsx';
