/** An external service is temporarily away: not a defect of the work that needs it, which waits. */
export class Outage extends Error {
  override readonly name = 'Outage';
}
