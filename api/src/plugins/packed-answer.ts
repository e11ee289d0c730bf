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

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/);
    return name.toLowerCase() === encoding && Number(weight) > 0;
  });

/** The bytes of an answer that is sent many times: compressed at most once for each encoding. */
export class PackedAnswer {
  readonly #packed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(readonly body: Buffer) {}

  /** As small as the caller can read: the bytes, and their encoding; `null` for none. */
  async bytesFor(acceptEncoding: string): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const encoding = this.body.length < PACK_FROM_BYTES ? null : accepts(acceptEncoding, 'br') ? 'br' : 'gzip';
    if (!encoding || !accepts(acceptEncoding, encoding)) return { bytes: this.body, encoding: null };
    this.#packed[encoding] ??= pack[encoding](this.body);
    return { bytes: await this.#packed[encoding], encoding };
  }
}
