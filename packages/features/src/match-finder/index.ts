export { MatchFinderScreen, type MatchFinderScreenProps } from './match-finder-screen.tsx';
export { wizardSteps, type WizardStep } from './step-names.ts';
