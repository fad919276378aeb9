export { ConnectedHome } from '@heartline/features/site';
