import type { Listen } from '@/components/ui/hooks';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import type { send } from '@/lib/messages/client';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder, LinkRecord } from '@/lib/model/link';

/** The filing of a link into one folder, as it is shown. */
export interface FolderFiling {
  folder: Folder;
  state: FilingStep['state'] | 'busy';
  /** Epoch milliseconds until which the rate limit holds it back. */
  until: number | null;
  /** Why it failed, where that is known. */
  error: ErrorReport | null;
  /** It was tried while this popup was open. */
  isNew: boolean;
}

const sameFolder = (a: Folder, b: Folder): boolean => a.kind === b.kind && a.id === b.id;

const initialFiling = (folder: Folder, state: FolderFiling['state']): FolderFiling => ({
  folder,
  state,
  until: null,
  error: null,
  isNew: false,
});

/**
 * Files a link that exists into folders, one after the other, whatever is shown meanwhile. It touches nothing of the link: each
 * step can fail and be tried again by itself.
 */
export class Filing {
  steps: readonly FolderFiling[];
  /** The step that something happened to last. */
  latest: FolderFiling | null = null;
  readonly #send: typeof send;
  readonly #link: LinkRecord;
  #running = false;
  #changed: () => void = () => undefined;

  constructor(sendMessage: typeof send, link: LinkRecord) {
    this.#send = sendMessage;
    this.#link = link;
    this.steps = link.filing.map(({ state, kind, id, name }) =>
      initialFiling({ kind, id, name }, state),
    );
  }

  /** Calls back whenever something else is to be drawn. */
  readonly onChange: Listen = (changed) => {
    this.#changed = changed;
    return () => {
      if (this.#changed === changed) this.#changed = () => undefined;
    };
  };

  /** Wants the link in a folder, too. A link is in one campaign, so another one that is still to come is dropped. */
  add(folder: Folder): void {
    const known = this.steps.find((step) => sameFolder(step.folder, folder));
    // One that was cut off is wanted already.
    if (known !== undefined && known.state !== 'failed') return this.start();
    this.steps = [
      ...this.steps.filter(({ folder: other, state }) =>
        other.kind === 'campaign' && folder.kind === 'campaign'
          ? state === 'done' || state === 'busy'
          : !sameFolder(other, folder),
      ),
      initialFiling(folder, 'wanted'),
    ];
    this.start();
  }

  /** Tries a step that failed once more. */
  retry(folder: Folder): void {
    const step = this.steps.find((each) => sameFolder(each.folder, folder));
    if (step?.state !== 'failed') return;
    this.#put(folder, { state: 'wanted', error: null });
    this.start();
  }

  /** The campaign that the link is in. */
  get campaign(): Folder | undefined {
    return this.steps.find(({ folder, state }) => folder.kind === 'campaign' && state === 'done')
      ?.folder;
  }

  /** Begins with what is wanted. What failed another day waits until it is asked for. */
  start(): void {
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      const next = this.steps.find(({ state }) => state === 'wanted');
      if (next === undefined) break;
      await this.#file(next.folder);
    }
    this.#running = false;
  }

  async #file(folder: Folder): Promise<void> {
    this.#put(folder, { state: 'busy', isNew: true });
    const { shortUrl, id: linkId } = this.#link;
    const input = { shortUrl, linkId, folder };
    try {
      const { state } = await retryWhenAllowed(async () => this.#send('link.file', input), {
        onWait: (until) => this.#put(folder, { until }),
      });
      if (state === 'done' && folder.kind === 'campaign') this.#leaveOtherCampaigns(folder.id);
      this.#put(folder, { state: state === 'done' ? 'done' : 'failed' });
    } catch (failure) {
      this.#put(folder, { state: 'failed', error: reportOf(failure) });
    }
  }

  #leaveOtherCampaigns(entered: string): void {
    this.steps = this.steps.filter(
      ({ folder: { kind, id }, state }) =>
        kind !== 'campaign' || id === entered || state === 'wanted',
    );
  }

  #put(folder: Folder, changes: Partial<FolderFiling>): void {
    this.steps = this.steps.map((step) => {
      if (!sameFolder(step.folder, folder)) return step;
      this.latest = { ...step, ...changes };
      return this.latest;
    });
    this.#changed();
  }
}
