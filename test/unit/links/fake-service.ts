import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Call, Input, OperationName, Output } from '@/lib/operations/operations';

import { answerOverAccount, sameBy } from './fake-account-links';
import type { FakeClock } from './fake-clock';

export type Facts = Output<'getShortUrl'>;

/** What happens to the next create instead of an answer. */
export interface Fault {
  report: ErrorReport;
  /** Whether the service makes the link all the same, and after how many milliseconds. */
  acts?: boolean | number;
  /** How often: a browser may repeat a request by itself. */
  times?: number;
  /** Milliseconds until the failure is known. */
  takes?: number;
}

/** A link service in memory, as far as links are concerned. */
export class FakeService {
  readonly links: Facts[] = [];
  readonly calls: { name: OperationName; input: unknown }[] = [];
  readonly creates: Input<'createShortUrl'>[] = [];
  /** For the next creates, in order; null for one that goes well. */
  faults: (Fault | null)[] = [];
  /** Failures of the operations that are not creates, while they last. */
  failing: Partial<Record<OperationName, ErrorReport>> = {};
  /** Milliseconds that the next questions about a link take to arrive, and their answers to come back, in order. */
  delays: { request?: number; answer?: number }[] = [];
  /** Operations whose requests it holds back, without ever answering them; `release` carries them out. */
  holding: OperationName[] = [];
  /** What the service makes of a long URL that it is sent. */
  reads: (url: string) => string = (url) => url;
  /** What it tells of a link just made. */
  tells: (made: Output<'createShortUrl'>) => Output<'createShortUrl'> = (made) => made;
  host = 'https://short.example';
  ignoresDomain = false;
  ignoresAlias = false;
  /** How it refuses every alias, as a plan without them does. */
  refusesAlias: ErrorReport | null = null;
  /** Milliseconds by which its details and lists lag behind what was made. */
  lag = 0;
  /** Rows of its list that nobody can read. */
  unreadable = 0;
  /** Whether its list over the account API begins with the oldest. */
  listsOldestFirst = false;
  /** Milliseconds by which its clock is wrong. */
  ahead = 0;
  /** Links made so far: the number of one that was deleted is not given again. */
  #made = 0;
  readonly #clock: FakeClock;
  readonly #held: (() => Promise<unknown>)[] = [];

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  /** How many links are on. */
  get active(): number {
    return this.links.filter((link) => link.status === 'active').length;
  }

  count(name: OperationName): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  readonly call: Call = async (name, input, after) => {
    await after;
    const does = sameBy[name] ?? name;
    this.calls.push({ name: does, input });
    const failure = this.failing[does];
    if (failure) throw new AppError(failure);
    if (this.holding.includes(does)) {
      this.#held.push(async () => this.#answer(name, input));
      return new Promise<never>(() => undefined);
    }
    return (await this.#answer(name, input)) as Output<typeof name>;
  };

  /** Resolves once it holds this many requests back. */
  async holds(count: number): Promise<void> {
    while (this.#held.length < count) await new Promise((resolve) => void setImmediate(resolve));
  }

  async release(): Promise<void> {
    // Whom it would tell of a refusal has gone.
    await Promise.allSettled(this.#held.splice(0).map(async (act) => act()));
  }

  make(input: Input<'createShortUrl'>): Facts {
    const part = (this.ignoresAlias ? undefined : input.customUrl) ?? `auto${this.#made}`;
    const base =
      input.baseDomain === undefined || this.ignoresDomain
        ? this.host
        : `https://${input.baseDomain}`;
    const shortUrl = `${base}/${part}`;
    if (this.#find(shortUrl)) throw new AppError({ code: 'conflict', outcome: 'none' });
    this.#made += 1;
    const link: Facts = {
      id: String(this.#made),
      shortUrl,
      shortPart: part,
      originalUrl: this.reads(input.url),
      createdAt: this.time(),
      lastAccessed: null,
      visits: 0,
      hasPassword: input.password !== undefined,
      expiry: input.expiryDate === undefined ? null : `${input.expiryDate} 00:00:00`,
      tellsExpiry: true,
      answeredAt: null,
      status: 'active',
    };
    this.links.push(link);
    return link;
  }

  /** The time as the service tells it. */
  time(): string {
    const now = this.#clock.now() + this.ahead;
    return new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  }

  async #answer(name: OperationName, input: unknown): Promise<unknown> {
    const { shortUrl } = input as { shortUrl: string };
    switch (name) {
      case 'createShortUrl':
        return this.create(input as Input<'createShortUrl'>);
      case 'getShortUrl':
        return this.tell(shortUrl);
      case 'disableShortUrl':
        return this.#switch(shortUrl, 'disabled');
      case 'enableShortUrl':
        return this.#switch(shortUrl, 'active');
      case 'listActiveShortUrls': {
        const active = this.links.filter((link) => link.status === 'active' && this.isShown(link));
        return {
          shortUrls: active.map((link) => link.shortUrl),
          ...(this.unreadable === 0 ? {} : { unreadable: this.unreadable }),
        };
      }
      default:
        return answerOverAccount(this, name, input);
    }
  }

  /** Whether a link has come to the replica that answers questions. */
  isShown({ createdAt }: Facts): boolean {
    if (this.lag === 0) return true;
    return Date.parse(`${String(createdAt)}Z`) <= this.#clock.now() + this.ahead - this.lag;
  }

  async tell(shortUrl: string): Promise<Facts> {
    const { request, answer } = this.delays.shift() ?? {};
    if (request !== undefined) await this.#clock.wait(request);
    const link = this.#get(shortUrl);
    if (!this.isShown(link)) throw notFound();
    const facts = { ...link, answeredAt: this.time() };
    if (answer !== undefined) await this.#clock.wait(answer);
    return facts;
  }

  async create(input: Input<'createShortUrl'>): Promise<Output<'createShortUrl'>> {
    this.creates.push(input);
    if (this.refusesAlias && input.customUrl !== undefined) throw new AppError(this.refusesAlias);
    const fault = this.faults.shift();
    if (fault) {
      await this.#fail(fault, input);
      throw new AppError(fault.report);
    }
    const { id, shortUrl, shortPart, originalUrl } = this.make(input);
    return this.tells({ id, shortUrl, shortPart, originalUrl });
  }

  async #fail(
    { acts = false, times = 1, takes = 0 }: Fault,
    input: Input<'createShortUrl'>,
  ): Promise<void> {
    const act = () => {
      for (let i = 0; i < times; i += 1) this.make(input);
    };
    if (typeof acts === 'number') void this.#clock.wait(acts).then(act);
    else if (acts) act();
    if (takes > 0) await this.#clock.wait(takes);
  }

  #switch(shortUrl: string, status: 'active' | 'disabled'): Output<'disableShortUrl'> {
    const link = this.#get(shortUrl);
    link.status = status;
    return { id: link.id, status, shortUrl };
  }

  #get(shortUrl: string): Facts {
    const link = this.#find(shortUrl);
    if (link) return link;
    throw notFound();
  }

  #find(shortUrl: string): Facts | undefined {
    return this.links.find((link) => link.shortUrl === shortUrl);
  }
}

const notFound = (): AppError => new AppError({ code: 'not_found', outcome: 'none' });
