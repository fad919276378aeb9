/** The server cannot start; the message is one line for the operator who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
