import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request's own work may take, in ms: it is answered within five seconds, whatever the database does. */
export const WORK_MS = 4_000;
/** How long one statement of a shopper's reading may take, in ms: what takes longer takes from everybody else. */
export const READ_MS = 2_000;
/** How long a statement waits for a lock, in ms: longer waits would block connections for requests that need no lock. */
export const LOCK_MS = 1_000;
/** How much earlier than we give up the database does, in ms: its own refusal leaves the connection whole. */
const MARGIN_MS = 250;
/** A statement's time is cut to steps, in ms, so that the next one's is the same. */
const STEP_MS = 500;
/** From so long on a request's work may be given up, in ms: the database does it first. */
export const GIVEN_UP_MS = WORK_MS - MARGIN_MS - STEP_MS;

/** The time for a request's work has run out, or the database is too busy with others like it. */
export class TimeUp extends Error {
  constructor(why = 'no time left for the database') {
    super(why);
    this.name = 'TimeUp';
  }
}

/** What holds on a connection: how long a statement may take, in ms (0: as long as it takes), and all limits as its settings. */
export type Limits = { statement: number; settings: string };

/** A request's time for all its database calls together. It pauses while a body arrives. */
export class TimeLimit {
  #endsAt: number;
  #stoodStillAt: number | null = null;
  /** Closes the request's connection, for an error after the response has begun; `null` for internal requests. */
  close: (() => void) | null = null;

  constructor(
    /** The route, as declared: what is slow for one of its requests is slow for the next. */
    readonly route: string,
    /** Whether this is a shopper's reading. */
    readonly isPublicRead: () => boolean,
    ms = WORK_MS,
  ) {
    this.#endsAt = performance.now() + ms;
  }

  /** In ms; infinite while it is paused. */
  get left(): number {
    return this.#stoodStillAt === null ? this.#endsAt - performance.now() : Number.POSITIVE_INFINITY;
  }

  standStill(): void {
    this.#stoodStillAt ??= performance.now();
  }

  goOn(): void {
    if (this.#stoodStillAt !== null) this.#endsAt += performance.now() - this.#stoodStillAt;
    this.#stoodStillAt = null;
  }

  /** Throws when it is over: nothing is begun that nobody waits for. */
  check(): void {
    if (this.left <= 0) throw new TimeUp();
  }

  /** How long a statement may take and wait for a lock, in ms. */
  #limits(): { statement: number; lock: number } {
    const left = Math.max(1, Math.floor(Math.min(this.left, WORK_MS) - MARGIN_MS));
    const ms = left > STEP_MS ? left - (left % STEP_MS) : left;
    return { statement: this.isPublicRead() ? Math.min(ms, READ_MS) : ms, lock: Math.min(ms, LOCK_MS) };
  }

  /**
   * The limits as settings of a connection that is nobody else's. Most statements have the same: they are set once. Should we
   * fall silent in a transaction, nobody waits for what it locked.
   */
  get limits(): Limits {
    const { statement, lock } = this.#limits();
    const settings = `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${WORK_MS}`;
    return { statement, settings };
  }

  /**
   * Begins a transaction of one statement that the database itself ends in time, as one message. Not as settings of the
   * connection, where that is a pooler's: it refuses those at the start, and would hand later ones to others.
   */
  get beginStatement(): string {
    const { statement, lock } = this.#limits();
    return `begin; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}`;
  }

  /** The same for a statement that reads a whole table, run in parallel even where it seems short. */
  get beginLongStatement(): string {
    return `${this.beginStatement}; set local parallel_setup_cost = 0; set local parallel_tuple_cost = 0`;
  }

  /** The same for several statements: should we fall silent in between, nobody waits for what it locked. */
  get beginTransaction(): string {
    return `${this.beginStatement}; set local idle_in_transaction_session_timeout = ${WORK_MS}`;
  }
}

/** The limit of the request that is at work; none outside of requests. */
export const timeLimit = new AsyncLocalStorage<TimeLimit>();
