import { retryTime } from '@/lib/async/retry-when-allowed';
import type { send } from '@/lib/messages/client';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';

/** In milliseconds: how long rows are in sight before the service is asked about them. */
const settleTime = 400;

/** Milliseconds within which a link that was refreshed is not refreshed again. */
const freshFor = 600_000;

const batchSize = 2;

interface VisitRefresherDependencies {
  send: typeof send;
  onRefreshed: (shortUrl: string, link: LinkRecord) => void;
  /** Gets until when (epoch milliseconds) the rate limit holds it back, and null when it goes on. */
  onPause: (until: number | null) => void;
  isHidden: () => boolean;
}

/** Refreshes the visits of the links in sight, a few at a time, and leaves the rate limit to what people do. */
export class VisitRefresher {
  readonly #dependencies: VisitRefresherDependencies;
  #wanted: LinkRecord[] = [];
  readonly #underWay = new Set<string>();
  /** Links that were asked about in vain, and are not asked about again. */
  readonly #failed = new Set<string>();
  #isOut = false;
  #isStopped = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: VisitRefresherDependencies) {
    this.#dependencies = dependencies;
  }

  /** Something else is in sight. @param inSight asked when it stayed so for a while */
  setVisible(inSight: () => readonly LinkRecord[]): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#wanted = inSight().filter((link) => this.#isDue(link));
      this.resume();
    }, settleTime);
  }

  resume(): void {
    while (this.#mayGoOn()) {
      const next = this.#wanted.shift();
      if (next === undefined) return;
      void this.#look(next);
    }
  }

  retryFailed(): void {
    this.#failed.clear();
    this.#isOut = false;
  }

  /** Nothing will be in sight any more. What was sent is not called back; nothing else is sent, whatever comes of it. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#rest);
    this.#wanted = [];
    if (this.#pause !== undefined) this.#pauseUntil(null);
  }

  #mayGoOn(): boolean {
    return (
      !this.#isStopped &&
      this.#underWay.size < batchSize &&
      this.#pause === undefined &&
      !this.#isOut &&
      !this.#dependencies.isHidden()
    );
  }

  #isDue({ shortUrl, told }: LinkRecord): boolean {
    if (this.#failed.has(shortUrl) || this.#underWay.has(shortUrl)) return false;
    const age = Date.now() - (told?.at ?? -Infinity);
    // A clock that was set back makes nothing young.
    return age < 0 || age > freshFor;
  }

  async #look(asked: LinkRecord): Promise<void> {
    const { shortUrl } = asked;
    this.#underWay.add(shortUrl);
    try {
      const link = await this.#dependencies.send('link.refresh', { shortUrl });
      this.#dependencies.onRefreshed(shortUrl, link);
    } catch (failure) {
      this.#fail(asked, failure);
    } finally {
      this.#underWay.delete(shortUrl);
    }
    this.resume();
  }

  #fail(link: LinkRecord, failure: unknown): void {
    if (this.#isStopped) return;
    const { code, until } = reportOf(failure);
    if (code === 'rate_limited') {
      this.#wanted.unshift(link);
      this.#pauseUntil(retryTime(until));
      return;
    }
    this.#failed.add(link.shortUrl);
    const { nextFails } = policyOf(code);
    if (nextFails === 'certainly' || nextFails === 'likely') {
      this.#isOut = true;
      this.#wanted = [];
    }
  }

  #pauseUntil(until: number | null): void {
    clearTimeout(this.#pause);
    const end = () => {
      this.#pauseUntil(null);
      this.resume();
    };
    this.#pause = until === null ? undefined : setTimeout(end, until - Date.now());
    this.#dependencies.onPause(until);
  }
}
