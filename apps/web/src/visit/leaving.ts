let more = (): object => ({});

/** Adds to what the server is told when the page is hidden. */
export function tellOnLeaving(report: () => object): void {
  more = report;
}

/** Whoever puts the page away says so (SES-05): a beacon arrives although nobody is here any more. */
export function sayWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon?.('/api/page-hidden.php', JSON.stringify(more()));
  });
}
