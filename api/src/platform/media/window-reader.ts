import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Read at once, in bytes. */
const WINDOW = 256 * 1024;

type Done = (error: Error | null) => void;

/**
 * A file for yauzl, read in windows: it reads an archive's directory in thousands of adjacent pieces of a few bytes, each of
 * which would be a system call.
 */
export class WindowReader extends RandomAccessReader {
  #window = Buffer.alloc(0);
  #at = 0;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    readonly size: number,
  ) {
    super();
  }

  static async open(path: string): Promise<WindowReader> {
    const file = await open(path);
    return new WindowReader(path, file, (await file.stat()).size);
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: Done): void {
    this.#fill(buffer, offset, length, position).then(() => callback(null), callback);
  }

  async #fill(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    if (position < this.#at || position + length > this.#at + this.#window.length) {
      const window = Buffer.alloc(Math.max(length, WINDOW));
      const { bytesRead } = await this.file.read(window, 0, window.length, position);
      if (bytesRead < length) throw new Error('unexpected EOF');
      [this.#window, this.#at] = [window.subarray(0, bytesRead), position];
    }
    this.#window.copy(buffer, offset, position - this.#at, position - this.#at + length);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.path, { start, end: end - 1 });
  }

  override close(callback: Done): void {
    this.file.close().then(() => callback(null), callback);
  }
}
