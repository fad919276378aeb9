import './app.css';

// The home page of a visitor, as the server rendered it, needs no router; every other page does.
const { page } = document.documentElement.dataset;
if (page === 'home') void import('./entry-home.tsx');
else
  (page === 'kept' ? import('./entry-kept.tsx') : import('./entry-app.tsx')).catch((error: unknown) => {
    sayMissing();
    throw error;
  });

/** Not even the code of the error page came, though the document did: its words are in there, and its button is all it needs. */
function sayMissing(): void {
  const container = document.getElementById('app');
  if (!container || container.childElementCount > 0) return;
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<
    string,
    string | { value: string }[]
  >;
  const say = (name: string) => {
    const word = words[`site.error.${name}`];
    return typeof word === 'string' ? word : (word?.[0]?.value ?? '');
  };
  const part = (tag: 'h1' | 'p' | 'button', text: string, className: string) =>
    Object.assign(document.createElement(tag), { textContent: text, className });
  const box = Object.assign(document.createElement('main'), {
    className: 'flex min-h-dvh flex-col items-center justify-center gap-3 p-6 text-center',
  });
  const retry = part('button', say('retry'), 'mt-3 min-h-11 rounded-full bg-strong px-6 font-semibold text-on-strong');
  retry.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  box.append(
    part('h1', say('missingTitle'), 'text-2xl font-bold'),
    part('p', say('missingText'), 'max-w-md text-ink-muted'),
    retry,
  );
  container.replaceChildren(box);
}
