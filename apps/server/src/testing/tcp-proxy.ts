import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  /** The database URL through the proxy. */
  url: string;
  /** Simulates a stopped database: connections break, new ones are refused. */
  down: () => Promise<void>;
  /** Simulates a hanging database: connections stay open and transfer nothing. */
  hang: () => void;
  up: () => Promise<void>;
  close: () => Promise<void>;
}

/** A proxy between a server and its database that can cut the connection. */
export async function createTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;
  let server: Server | undefined;
  let port = 0;

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (hanging) socket.pause();
  };
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const listening = createServer((client) => {
        const upstream = createConnection({ host: target.hostname, port: Number(target.port) });
        for (const [from, to] of [
          [client, upstream],
          [upstream, client],
        ] as const) {
          track(from);
          from.on('data', (chunk) => to.write(chunk));
          from.on('close', () => to.destroy());
        }
      });
      server = listening;
      listening.once('error', reject);
      listening.listen(port, '127.0.0.1', () => {
        port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  const down = async () => {
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  };

  await open();
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  return {
    url: url.toString(),
    down,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    async up() {
      hanging = false;
      for (const socket of sockets) socket.resume();
      if (!server) await open();
    },
    close: down,
  };
}
