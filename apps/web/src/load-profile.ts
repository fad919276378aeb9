// Only a profile needs it: the router does without.
export { loadProfile } from '@heartline/features/members';
