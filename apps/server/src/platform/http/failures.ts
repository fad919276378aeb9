const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
]);

/** The database is away, restarting or too slow: temporary for the client, not a defect. */
export function isDatabaseFailure(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  // Classes of SQLSTATE: 08 connection, 53 resources, 57 operator intervention (shutdown, statement timeout), 55P03 lock timeout.
  return (
    connectionCodes.has(code) || /^(08|53|57)/.test(code) || code === '55P03' || code === '40P01' || code === '40001'
  );
}
