export { Interests, type Interest, type InterestsProps } from './interests.tsx';
