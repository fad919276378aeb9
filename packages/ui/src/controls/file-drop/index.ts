export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { filesIn } from '../../lib/files-in.ts';
