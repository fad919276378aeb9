/** The pages of complaints. */
export const complaintHrefs = {
  make: '/complaints',
  /** Optionally with the reference of a complaint. */
  follow: (reference?: string): string =>
    `/complaints/follow${reference === undefined ? '' : `?reference=${encodeURIComponent(reference)}`}`,
} as const;
