let more = (): object => ({});

/** Adds to the report that is sent to the server when the page is hidden. */
export function tellOnLeaving(report: () => object): void {
  more = report;
}

/** Sends the report when the page is hidden (SES-05): a beacon arrives even after the page is gone. */
export function sayWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon?.('/api/page-hidden.php', JSON.stringify(more()));
  });
}
