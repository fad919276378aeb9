export { TopBar } from './top-bar.tsx';
export type { TopBarAccountItem, TopBarItem, TopBarProps } from './top-bar.types.ts';
