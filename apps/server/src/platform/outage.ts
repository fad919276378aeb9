/** What somebody else has to provide is not there for the moment: no defect of the work that needs it, which waits. */
export class Outage extends Error {
  override readonly name = 'Outage';
}
