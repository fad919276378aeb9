export { FiguresScreen } from './figures-screen.tsx';
export { periodOf } from './figures.queries.ts';
