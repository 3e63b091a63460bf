import type { Job } from '@/lib/model/job';
import type { LinkCheck, LinkRecord } from '@/lib/model/link';
import type { CopyContent, Preferences } from '@/lib/model/preferences';
import type { ShortenOutcome, ShortenRequest, Target } from '@/lib/model/shorten';

/** An address of a job, and the id of the service to shorten it on, where that is another one than the job's. */
export interface JobTarget extends Target {
  service?: string;
}

/** What a job is begun with. */
export interface NewJob {
  targets: readonly JobTarget[];
  /** The id of the service to make them on; the one in use where it is missing. */
  service?: string;
  /** Host of a branded domain; null for the one that the popup would take. */
  domain: string | null;
  tabId: number | null;
  private: boolean;
}

/** What cannot be done, and where it was asked for. */
export interface Refused extends Pick<NewJob, 'tabId' | 'private'> {
  /** A code that `lib/texts/problems.ts` has a sentence for. */
  problem: string;
}

/** Links that are made without a page. */
export interface Jobs {
  /** Begins a job of 1 to 100 addresses; any other number is refused. Resolves once it has ended or was stopped, and never rejects: failures are part of the job. */
  run(asked: NewJob): Promise<Job>;
  /** Begins a job as `run` does, and resolves with it as soon as it has begun. */
  begin(asked: NewJob): Promise<Job>;
  /** How a job stands; null when nothing about it is left to tell. */
  get(id: string): Promise<Job | null>;
  /** The newest job that a popup has to show: one under way, stopped, or with something left to tell. Those of private windows are for private windows alone. */
  toShow(isPrivate: boolean): Promise<Job | null>;
  /** The jobs that this worker is doing. */
  underWay(): Job[];
  /** Stops after the address that is under way; what was made until then is copied. */
  stop(id: string): Promise<Job | null>;
  /** Begins again with what is not made yet, in the background; answers at once. */
  resume(id: string): Promise<Job | null>;
  /** Goes on, in the background, with the jobs that the end of a worker cut off; those from before the browser's start are marked as interrupted. */
  resumeCutOff(): Promise<void>;
  /** Forgets a job; one under way is stopped, and nothing more is copied or told of it. */
  dismiss(id: string): Promise<void>;
  /** Dismisses all of them, those of private windows too. */
  forget(): Promise<void>;
  /** Tells why nothing can be made of what was asked for: a job that is done, with one item whose error has the problem. */
  refuse(refused: Refused): Promise<void>;
  /** Copies the links of a job that is done; whether they are on the clipboard. With nothing else to tell, the job is then forgotten. */
  copy(id: string): Promise<boolean>;
}

/** A clipboard that is being made ready; nothing else may be written to it meanwhile. */
export interface ClipboardTurn {
  /** @returns whether the clipboard holds it now; never rejects */
  write: (content: CopyContent) => Promise<boolean>;
  /** To be called in the end, whether something was written or not. */
  close: () => void;
}

/** The id of the service that something is for; null for the service in use. What is asked for another one is refused with `other_service` or `not_connected` where nobody is connected to it. */
type Owner = string | null;

interface KeptJobs {
  get: () => Promise<Job[]>;
  update: (change: (jobs: Job[]) => Job[]) => Promise<Job[]>;
}

export interface JobsDependencies {
  shorten: (request: ShortenRequest, owner: Owner, isPrivate: boolean) => Promise<ShortenOutcome>;
  /** The link made here that an address is the short URL of; null for any other address. Throws `wrong_host` for one that nobody may copy unasked, `dead_link` for one that is known not to work, `not_as_asked` or `not_confirmed` for one that may lack what was asked for. */
  ownLink: (url: string, owner: Owner, isPrivate: boolean) => Promise<LinkRecord | null>;
  /** Checks a link that was copied again; null where nothing can be told now. */
  check: (shortUrl: string, isPrivate: boolean, owner: Owner) => Promise<LinkCheck | null>;
  /** The preferences, with those that belong to a service. */
  preferences: (owner: Owner) => Promise<Preferences>;
  /** The id of the service in use; null for none. */
  service: () => Promise<string | null>;
  /** Hosts of the branded domains, as last listed. */
  domains: (owner: Owner) => Promise<string[]>;
  /** Making it ready takes a while, so it is called while the service is at work. */
  openClipboard: () => ClipboardTurn;
  /** Jobs that outlive the worker, newest first. */
  store: KeptJobs;
  /** Those that go with it: of private windows, and what could not be stored. */
  memory: KeptJobs;
  /** Ids of the jobs begun since the browser was started. */
  begun: {
    get: () => Promise<string[]>;
    update: (change: (ids: string[]) => string[]) => Promise<string[]>;
  };
  /** Told whenever a job changed: begun, one address further, waiting, stopped, ended. */
  changed: (job: Job) => void;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  newId: () => string;
}
