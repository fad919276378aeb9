export { playQueries } from './play.queries.ts';
export { SwipeGameScreen } from './swipe-game-screen.tsx';
