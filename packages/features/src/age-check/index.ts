export { AgeCheckScreen } from './age-check-screen.tsx';
