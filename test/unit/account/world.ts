import { createAccount, type Account } from '@/lib/account/account';
import type { AnswerFilter, AnswerStore, RememberedAnswer } from '@/lib/account/ports';
import type { QrPicture } from '@/lib/model/account';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Call, OperationName } from '@/lib/operations/operations';

export const second = 1000;

/** A store in memory. Broken, it fails in everything; full, it only lets go of things. */
export class FakeStore implements AnswerStore {
  readonly kept = new Map<string, RememberedAnswer>();
  state: 'fine' | 'full' | 'broken' = 'fine';

  async find(key: string): Promise<RememberedAnswer | null> {
    this.#use();
    return structuredClone(this.kept.get(key)) ?? null;
  }

  async save(key: string, answer: RememberedAnswer): Promise<void> {
    this.#write();
    this.kept.set(key, structuredClone(answer));
  }

  async forget(isMeant: AnswerFilter): Promise<void> {
    this.#use();
    for (const [key, answer] of this.kept) if (isMeant(answer)) this.kept.delete(key);
  }

  #use(): void {
    if (this.state === 'broken') throw new Error('no storage');
  }

  #write(): void {
    this.#use();
    if (this.state === 'full') throw new Error('no room');
  }
}

/** An account, its service and the time. */
export interface World {
  account: Account;
  store: FakeStore;
  /** What the service was asked for, in order. */
  requests: OperationName[];
  /** What the service answers to each operation; a function may fail or wait. */
  answers: Partial<Record<OperationName, unknown>>;
  fetched: string[];
  picture: QrPicture;
  /** Null when it is not connected. */
  service: string | null;
  time: number;
  /** As after the worker died: memory is gone, what is stored is not. */
  restart: () => void;
}

export function createWorld(): World {
  const store = new FakeStore();
  const call: Call = async (name) => {
    world.requests.push(name);
    const answer = world.answers[name];
    return (typeof answer === 'function' ? await answer() : structuredClone(answer)) as never;
  };
  const open = (): Account =>
    createAccount({
      call,
      store,
      now: () => world.time,
      service: async () => world.service,
      fetchPicture: async (link) => {
        world.fetched.push(link);
        return world.picture;
      },
    });
  const world: World = {
    account: open(),
    store,
    requests: [],
    answers: {},
    fetched: [],
    picture: { kind: 'picture', src: 'data:image/png;base64,AA==' },
    service: 'https://short.example',
    time: 1_000_000,
    restart: () => {
      world.account = open();
    },
  };
  return world;
}

export const firstPage = { limit: 100, page: 1 };

export const domain = (id: string | null, name: string) => ({
  id,
  domain: `https://${name}.example`,
  redirectroot: null,
  redirect404: null,
});

export const pageOf = <T>(...items: T[]) => ({ items, total: items.length, nextPage: null });

export const failing = (report: ErrorReport) => (): never => {
  throw new AppError(report);
};

/** An answer that waits until the test lets it go. */
export function held(value: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: async () => promise, release: () => resolve(value) };
}

/** Lets everything run that waits for nothing but its turn. */
export const settle = async (): Promise<void> =>
  new Promise((resolve) => void setImmediate(resolve));
