import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PictureReach } from '../../src/platform/media/fetch-picture.ts';

/** Of `images.exemple.com`, for this server alone, until 2126: it opens nothing anywhere else. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBxDCCAWugAwIBAgIUKCdgERyZViUWDPZNQFhnc1NHKvUwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSaW1hZ2VzLmV4ZW1wbGUuY29tMCAXDTI2MTEyMzA5MDYzOFoY
DzIxMjYxMDMwMDkwNjM4WjAdMRswGQYDVQQDDBJpbWFnZXMuZXhlbXBsZS5jb20w
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASubwcjUS75uhnajw/VbNJ9ukvPPbPn
9yuDsvqSWytKikgyFyxaRZj50KStLLmpvkUAVXE9fE5uIMFdHIWWRik3o4GGMIGD
MB0GA1UdDgQWBBTYn094oVywX3x2PHAdgcX3zWjibjAfBgNVHSMEGDAWgBTYn094
oVywX3x2PHAdgcX3zWjibjAPBgNVHRMBAf8EBTADAQH/MDAGA1UdEQQpMCeCEmlt
YWdlcy5leGVtcGxlLmNvbYIRYXV0cmUuZXhlbXBsZS5jb20wCgYIKoZIzj0EAwID
RwAwRAIgWhEYcpPB2dx4sD5lU76OJ54BG/U3X8FJA5XJ0wwO494CIEw9PkwLWaIE
DByr96k6aGdYzuf3r1fMSadnpEWewpRw
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkXLqHZT1OV1ZTlNW
YmX0fCRH8dKeuRfGfPp2opkyGVKhRANCAASubwcjUS75uhnajw/VbNJ9ukvPPbPn
9yuDsvqSWytKikgyFyxaRZj50KStLLmpvkUAVXE9fE5uIMFdHIWWRik3
-----END PRIVATE KEY-----`;

/** A site with pictures, on a port of this machine, under the name `images.exemple.com`; how it is reached instead of by its name. */
export async function startPictureServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reach: PictureReach = {
    port: (server.address() as AddressInfo).port,
    ca: CERTIFICATE,
    lookup: (_host, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  };
  return {
    reach,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
