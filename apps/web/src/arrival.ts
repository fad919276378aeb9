/** The address by which this page was loaded. The router may have rewritten the present one, so this asks the browser. */
export function arrivalSearch(): URLSearchParams {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  return URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
}
