/** Whether the site runs as an installed app. */
export const isInstalledApp = (): boolean => matchMedia('(display-mode: standalone)').matches;
