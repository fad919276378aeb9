import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

import type { Page } from '@playwright/test';

import { port } from './site.ts';

/** The connection between one browser and the server, which can be cut. */
export interface PhoneLine {
  origin: string;
  /** Ends every connection, or allows them again; notifies the browser, like a device that loses its network. */
  go: (page: Page, where: 'online' | 'offline') => Promise<void>;
  close: () => void;
}

/**
 * A relay with an address of its own. Chromium's own switch keeps open streams until data arrives, and lets requests through that start
 * while a page is left, unlike a tunnel.
 */
export async function openPhoneLine(): Promise<PhoneLine> {
  const sockets = new Set<Socket>();
  let offline = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const relay = createServer((near) => {
    if (offline) return void near.destroy();
    const far = keep(connect(port, 'localhost'));
    keep(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://localhost:${(relay.address() as AddressInfo).port}`,
    async go(page, where) {
      offline = where === 'offline';
      if (offline) cut();
      await page.context().setOffline(offline);
    },
    close() {
      relay.close();
      cut();
    },
  };
}

/** The network in a train: 400 ms, 400 kbit/s. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
