export { ResultPanel, type ResultPanelProps } from './result-panel.tsx';
