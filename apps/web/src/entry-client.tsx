import './app.css';

// The home page of a visitor, as the server rendered it, needs no router; every other page does.
if (document.documentElement.dataset['page'] === 'home') void import('./entry-home.tsx');
else void import('./entry-app.tsx');
