/** The provider cannot refund this payment, now or later: its method has no refunds, for example. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
