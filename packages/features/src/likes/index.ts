export { LikeModalHost } from './like-modal-host.tsx';
export { LikesScreen, type LikesScreenProps } from './likes-screen.tsx';
export { LikesView, type LikesViewProps } from './likes-view.tsx';
export { likeTypes, type LikeType } from './likes-of.ts';
export { TodayRow } from './today/today-row.tsx';
export { MatchModalHost, type MatchModalHostProps } from './match-modal-host.tsx';
