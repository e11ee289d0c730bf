import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Quick and nearly as small as it gets: a page of 100 kB takes 3 ms, once. */
const BROTLI_QUALITY = 5;
/** Smaller ones fit one network packet anyway, in bytes. */
const PACK_FROM_BYTES = 1_024;

const pack = {
  br: promisify((body: Buffer, done: (error: Error | null, packed: Buffer) => void) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done),
  ),
  gzip: promisify((body: Buffer, done: (error: Error | null, packed: Buffer) => void) => gzip(body, done)),
};
type Encoding = keyof typeof pack;

/** Not negotiator: of `gzip, deflate, br`, as browsers write it, it takes the first, and its types know no other wish. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/);
    return name.toLowerCase() === encoding && Number(weight) > 0;
  });

/** A copy in memory of its own: what zlib and `Buffer.from` give may be a corner of a larger block that stays with it. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The bytes of an answer that is sent many times: compressed at most once for each encoding. */
export class PackedAnswer {
  readonly body: Buffer;
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** What the body and its compressed forms hold by now, in bytes. */
  held: number;
  /** Told of each compressed form that is made. */
  onGrown: (() => void) | null = null;

  constructor(text: string) {
    this.body = alone(Buffer.from(text));
    this.held = this.body.length;
  }

  /** As small as the caller can read: the bytes, and their encoding; `null` for none. */
  async bytesFor(acceptEncoding: string): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const encoding = this.body.length < PACK_FROM_BYTES ? null : accepts(acceptEncoding, 'br') ? 'br' : 'gzip';
    if (!encoding || !accepts(acceptEncoding, encoding)) return { bytes: this.body, encoding: null };
    this.#packed[encoding] ??= this.#pack(encoding);
    return { bytes: await this.#packed[encoding], encoding };
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packed = alone(await pack[encoding](this.body));
    this.held += packed.length;
    this.onGrown?.();
    return packed;
  }
}
