import { randomInt } from 'node:crypto';
import { connect } from 'node:net';

/** A port that a database keeps for as long as it exists. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  for (let port = wanted ?? anyPort(); ; port = anyPort()) if (await isFree(port)) return port;
}

/**
 * Below the ephemeral ports that the system gives to clients (32768 and above on Linux, 49152 elsewhere): while the database is away, one
 * of those would be taken by another program's client, or by our own that tries to connect.
 */
const anyPort = () => randomInt(20_000, 32_000);

/** Tested by connecting: listening as a test would take the port from another process that tests at the same moment. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'ECONNREFUSED' ? resolve(true) : reject(new Error(`no port: ${code}`)),
    );
  });
}
