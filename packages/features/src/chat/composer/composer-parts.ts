// One file to load for both components.
export { ComposerTools } from './composer-tools.tsx';
export { ComposerWindows } from './composer-windows.tsx';
