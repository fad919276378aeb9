export const wizardSteps = ['who', 'where', 'interests', 'details'] as const;
export type WizardStep = (typeof wizardSteps)[number];
