export { MeFrame } from '@heartline/features/account';
