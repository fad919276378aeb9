export { WarningsHeader, type WarningsHeaderProps } from './warnings-header.tsx';
