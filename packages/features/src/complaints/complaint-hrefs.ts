/** The pages of complaints. */
export const complaintHrefs = {
  make: '/complaints',
  /** With the reference of one. */
  follow: (reference?: string): string =>
    `/complaints/follow${reference === undefined ? '' : `?reference=${encodeURIComponent(reference)}`}`,
} as const;
