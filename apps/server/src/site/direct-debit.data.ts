/** The creditor of debits, and the limit of a member's unsettled debits. */
export interface DebitTerms {
  /** Creditor identifier of the site's company: issued by its central bank, and named in each mandate. */
  creditorId: string;
  /** Limits on a member's debits that the bank may still return: their number, and their sum in minor units of euros. */
  unsettled: { debits: number; amount: number };
}

/** Sites that take direct debits. The identifier is fictitious, as the companies are. */
const terms: Readonly<Record<string, DebitTerms>> = {
  heartline: { creditorId: 'NL70ZZZ000000010000', unsettled: { debits: 3, amount: 15_000 } },
  amici: { creditorId: 'NL70ZZZ000000010000', unsettled: { debits: 3, amount: 15_000 } },
};

export const debitTermsOf = (siteId: string): DebitTerms | undefined => terms[siteId];

/** Days in which the payer may have a debit returned without a reason (Regulation 260/2012 with the SEPA rulebook: eight weeks). */
export const returnableDays = 56;
