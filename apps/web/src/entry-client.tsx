import './app.css';
import { keepFilesOut } from './files/keep-files-out.ts';

keepFilesOut(window);

// The home page of a visitor, as the server rendered it, needs no router; every other page does.
const { page } = document.documentElement.dataset;
if (page === 'home') void import('./entry-home.tsx');
else
  (page === 'kept' ? import('./entry-kept.tsx') : import('./entry-app.tsx')).catch((error: unknown) => {
    sayMissing();
    throw error;
  });

/** Not even the code of the error page came, though the document did: what it would say after some seconds, it says now. */
function sayMissing(): void {
  const late = document.getElementById('late');
  if (!late) return;
  late.style.setProperty('--late-after', '0s');
  addEventListener('online', () => location.reload());
}
