import './app.css';
import { keepFilesOut } from './files/keep-files-out.ts';

keepFilesOut(window);

// A visitor's home page, as rendered on the server, needs no router; every other page does.
const { page } = document.documentElement.dataset;
if (page === 'home') void import('./entry-home.tsx');
else
  (page === 'kept' ? import('./entry-kept.tsx') : import('./entry-app.tsx')).catch((error: unknown) => {
    sayMissing();
    throw error;
  });

/** Not even the code of the error page has loaded, only the document: shows its late notice now instead of after some seconds. */
function sayMissing(): void {
  const late = document.getElementById('late');
  if (!late) return;
  late.style.setProperty('--late-after', '0s');
  addEventListener('online', () => location.reload());
}
