import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Hands requests with a lovely host on to services of this machine, over TLS, as people reach theirs. */
interface HttpsFront extends AsyncDisposable {
  /** What Chromium has to be started with to find the hosts there. */
  readonly flags: readonly string[];
}

/** @param origins by host, such as `{ 'fern.example': 'http://127.0.0.1:8080' }` */
export async function httpsFor(origins: Readonly<Record<string, string>>): Promise<HttpsFront> {
  const server = createServer(await certificate(), (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const origin = origins[headers.host ?? ''];
    if (origin === undefined) return outgoing.destroy();
    const onward = request(`${origin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const rules = Object.keys(origins).map((host) => `MAP ${host} 127.0.0.1:${port}`);
  return {
    flags: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** A certificate for this once, as a key has no place among sources. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'curtail-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-days', '2', '-subj', '/CN=curtail.example', '-keyout', key, '-out', cert];
  await promisify(execFile)('openssl', ['req', ...kind, ...about]);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return made;
}
