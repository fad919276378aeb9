export { Disclaimer, type DisclaimerProps } from './disclaimer.tsx';
