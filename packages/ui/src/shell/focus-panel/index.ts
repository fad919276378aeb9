export { FocusPanel, type FocusPanelProps } from './focus-panel.tsx';
