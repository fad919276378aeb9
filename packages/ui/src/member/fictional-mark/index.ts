export { FictionalMark, type FictionalMarkProps } from './fictional-mark.tsx';
