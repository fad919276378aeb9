export { ConsentChoice } from '@heartline/features/consent';
