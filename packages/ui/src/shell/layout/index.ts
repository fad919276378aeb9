export { Layout, type LayoutProps } from './layout.tsx';
