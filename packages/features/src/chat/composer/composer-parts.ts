// One file to load for both.
export { ComposerTools } from './composer-tools.tsx';
export { ComposerWindows } from './composer-windows.tsx';
