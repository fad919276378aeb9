export { HomePlace } from '@heartline/features/members';
export { StepsScreen } from '@heartline/features/signup';
