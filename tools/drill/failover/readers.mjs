/** Clients that write by one process of the shop and read by another, with uncached requests. */
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 100;

export class Readers {
  /** Reads that showed what was written before. */
  seen = 0;
  /** Reads that did not. */
  stale = 0;
  /** Writes and reads that the server refused with Retry-After. */
  later = 0;
  #isOver = false;
  #lane;

  constructor([writes, reads], { product, token }) {
    this.#lane = this.#read(writes, reads, product, token);
  }

  async finish() {
    this.#isOver = true;
    await this.#lane;
  }

  async #read(writes, reads, product, token) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    for (let price = 1_000; !this.#isOver; price += 1, await pause(PAUSE_MS)) {
      const body = JSON.stringify({ price });
      const url = '/api/products';
      const written = await fetch(`${writes}${url}/${product.id}`, { method: 'PATCH', headers, body }).catch(
        () => null,
      );
      const read = written?.ok && (await fetch(`${reads}${url}?id=${product.id}&price=${price}`).catch(() => null));
      const found = read?.ok && (await read.json().catch(() => null));
      if (!found) this.later += 1;
      else if (found.length === 1) this.seen += 1;
      else this.stale += 1;
    }
  }
}
