import { Readable } from 'node:stream';
import { grantsOf } from '@karite/shared/access';
import { administers } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import type { LiveChange } from './changes.ts';

/** What a browser that reads slowly may have waiting, in bytes; then its stream ends, and the browser reloads everything when it reconnects. */
const MOST_WAITING = 64 * 1_024;

/**
 * Whether somebody hears of a resource's changes: who does with it what administrators do, and reads every record. Of who
 * reads some of them alone nobody could say which without the record, which may be gone.
 */
export const hears = (actor: SignedIn, resource: ResourceShape): boolean =>
  administers(actor, resource.name, 'read') &&
  grantsOf(actor, resource, 'read').some(({ where, owner }) => !where && !owner);

/** One browser's stream of events, as server-sent events are written. */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  /** Resolves when the feed is connected, or has failed. */
  readonly opened: Promise<void>;
  #isOpen = false;
  #isEnded = false;
  #resolveOpened: () => void = () => undefined;

  constructor(
    readonly tokenHash: string,
    public actor: SignedIn,
  ) {
    this.opened = new Promise((resolve) => {
      this.#resolveOpened = resolve;
    });
    this.body.once('close', () => this.#resolveOpened());
  }

  /** Sends, once, the event that the feed is connected. */
  open(): void {
    if (!this.#isOpen) this.#write('event: open\ndata: {}\n\n');
    this.#isOpen = true;
    this.#resolveOpened();
  }

  /** Sends the changes that the listener may read. */
  tell(changes: readonly LiveChange[], resources: ReadonlyMap<string, ResourceShape>): void {
    const heard = changes.filter((change) => {
      // What is for one account is nobody else's to hear.
      if (change.kind === 'notified') return change.id === this.actor.id;
      const resource = resources.get(change.resource);
      return resource !== undefined && hears(this.actor, resource);
    });
    if (heard.length > 0) this.#write(`event: changes\ndata: ${JSON.stringify(heard)}\n\n`);
  }

  /** Says that anything may have changed. */
  tellAll(): void {
    this.#write('event: all\ndata: {}\n\n');
  }

  /** A heartbeat, for the browser and for proxies. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#isEnded = true;
    this.#resolveOpened();
    this.body.push(null);
  }

  #write(text: string): void {
    if (this.body.destroyed || this.#isEnded) return;
    if (this.body.readableLength > MOST_WAITING) this.body.destroy();
    else this.body.push(text);
  }
}
