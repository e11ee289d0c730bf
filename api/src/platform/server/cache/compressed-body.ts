import { COMPRESS_FROM_BYTES, compress, type Encoding, encodingFor } from '../http/compress.ts';

/** A copy in memory of its own: what zlib and `Buffer.from` give may be a corner of a larger block that stays with it. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The bytes of an answer that is sent many times: compressed at most once for each encoding. */
export class CompressedBody {
  readonly body: Buffer;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** What the body and its compressed forms hold by now, in bytes. */
  held: number;
  /** Called for each compressed form that is made. */
  onGrown: (() => void) | null = null;

  constructor(text: string) {
    this.body = alone(Buffer.from(text));
    this.held = this.body.length;
  }

  /** As small as the caller can read: the bytes, and their encoding; `null` for none. */
  async bytesFor(acceptEncoding: string): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const encoding = this.body.length < COMPRESS_FROM_BYTES ? null : encodingFor(acceptEncoding);
    if (!encoding) return { bytes: this.body, encoding: null };
    this.#compressed[encoding] ??= this.#compress(encoding);
    return { bytes: await this.#compressed[encoding], encoding };
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const compressed = alone(await compress[encoding](this.body));
    this.held += compressed.length;
    this.onGrown?.();
    return compressed;
  }
}
