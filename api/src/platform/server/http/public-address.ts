import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Of IPv4 all but these: this machine, private and shared networks, link-local with its metadata, tests, multicast, reserved. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits);

/** Of IPv6 the global addresses, but those that only wrap an IPv4 one, or are for documents. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');

/** Whether an address, as digits, is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address);
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** The error for an address that must not be called. */
export class PrivateAddress extends Error {
  constructor() {
    super('Adresse privée : seules celles d’Internet sont appelées');
  }
}

/** The digits that an address is written with instead of a name; `null` for a name, which `publicLookup` judges. */
export function digitsOf({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for one connection, which then goes to the very addresses that were judged: a name that answers
 * otherwise a moment later gains nothing. One private address among several refuses the name.
 */
export const judgedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${host}: no address`), '', 0);
      if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddress(), '', 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/** The same by the names of the system. */
export const publicLookup = judgedLookup(lookup);
