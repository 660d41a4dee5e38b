import { type AddressInfo, type Server, createServer } from 'node:net';
import { StartError } from './data/start-error.ts';

const loopbacks = ['127.0.0.1', '::1'];

/**
 * 'localhost' may resolve to either loopback address.
 * @param port 0 for any free one
 * @returns the port
 * @throws StartError when the port is taken
 */
export async function listenLocally(servers: readonly [Server, Server], port: number): Promise<number> {
  const [first, second] = servers;
  await listen(first, loopbacks[0]!, port);
  const { port: got } = first.address() as AddressInfo;
  await listen(second, loopbacks[1]!, got).catch((error: unknown) => {
    // IPv6 may be unavailable; on a random port, a conflict there is harmless.
    if (port !== 0 && error instanceof StartError) throw error;
  });
  return got;
}

export async function assertPortFree(port: number): Promise<void> {
  for (const address of loopbacks) {
    const server = createServer();
    await listen(server, address, port).catch((error: unknown) => {
      if (error instanceof StartError) throw error;
    });
    await new Promise((resolve) => server.close(resolve));
  }
}

function listen(server: Server, address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(asStartError(error, port));
    server.once('error', fail);
    server.listen(port, address, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function asStartError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} är upptagen. Stoppa det som använder den eller ange en annan med --port.`);
  }
  if (error.code === 'EACCES') return new StartError(`Port ${port} får inte användas. Ange en annan med --port.`);
  return error;
}
