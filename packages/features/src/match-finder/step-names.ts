export const wizardSteps = ['who', 'age', 'where', 'interests', 'details'] as const;
export type WizardStep = (typeof wizardSteps)[number];
