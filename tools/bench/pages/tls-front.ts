import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missing, startNginx } from '../../support/balancers.ts';
import { type Line, slowLine } from './slow-line.ts';

/** What the shop behind nginx needs that is not installed. */
export const lackingForTls = (): string[] => missing(['nginx', 'openssl']);

/** The shop as it ships: behind the nginx of `deploy/nginx.conf`, by TLS and HTTP/2, at the end of a slow line. */
export async function startTlsFront(shopUrl: string, line: Line) {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-tls-'));
  // nginx reads the key as root, and works as another user.
  await chmod(folder, 0o755);
  const tls = { certificate: path.join(folder, 'certificate.pem'), key: path.join(folder, 'key.pem') };
  const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const words =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    execFileSync('openssl', [...words.split(' '), '-out', tls.certificate, '-keyout', tls.key], { stdio: 'pipe' });
    const nginx = await startNginx(folder, [shopUrl], tls);
    closing.push(nginx.close);
    const slow = await slowLine(Number(new URL(nginx.origin).port), line);
    closing.push(slow.close);
    const { publicKey } = new X509Certificate(await readFile(tls.certificate));
    const key = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64');
    return {
      url: `https://localhost:${slow.port}`,
      // As trusted as one that somebody signed: what comes by a certificate in doubt is not cached.
      trust: [`--ignore-certificate-errors-spki-list=${key}`],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
