/**
 * The address by which this page was loaded. By the time anything asks, the router may have rewritten it, so the browser is asked which
 * it was.
 */
export function arrivalSearch(): URLSearchParams {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  return URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
}
