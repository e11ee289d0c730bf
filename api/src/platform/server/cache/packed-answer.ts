import { type Encoding, encodingFor, PACK_FROM_BYTES, pack } from '../http/pack.ts';

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
    const encoding = this.body.length < PACK_FROM_BYTES ? null : encodingFor(acceptEncoding);
    if (!encoding) return { bytes: this.body, encoding: null };
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
