import { randomInt } from 'node:crypto';
import { connect } from 'node:net';

/** A port for a database that is to have the same one for as long as it exists. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  for (let port = wanted ?? anyPort(); ; port = anyPort()) if (await isFree(port)) return port;
}

/**
 * Below those that the system gives to whoever connects (32768 and above with Linux, 49152 with others): one of these would be taken
 * by a client of somebody else's, or by our own that looks for the database, as soon as the database is away.
 */
const anyPort = () => randomInt(20_000, 32_000);

/** Asked by a connection: who listens to find out takes the port from another that asks in the same moment. */
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
