/** Style sheet of the app with React: dark throughout, with a matching colour scheme. */
export const styles = `
:root { color-scheme: dark; }
body { margin: 0; background: #101418; color: #d8dee4; font: 16px/1.5 system-ui, sans-serif; }
.partner-app { max-width: 1200px; margin-inline: auto; }
.partner-app > header, .partner-app > footer { display: flex; justify-content: space-between; padding: 16px; }
.partner-app h1 { color: #9ecb3c !important; font-size: 60px !important; }
.partner-app button { background: #9ecb3c !important; }
`;
