import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import type { Answered } from '@/lib/model/account';
import type { LinkIdMatch } from '@/lib/model/link';
import type { ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';

/** The account API as far as filing needs it. */
interface FilingApi {
  read<N extends ReadName>(name: N, input: Input<N>, within: number): Promise<Answered<Output<N>>>;
  change<N extends ChangeName>(name: N, input: Input<N>): Promise<Output<N>>;
}

export interface FilingDependencies extends Pick<LinksDependencies, 'ticks' | 'wait'> {
  account: FilingApi;
  history: Pick<LinkHistory, 'update'>;
  /** What is known of how the connected service numbers links. */
  linkIdMatch: {
    get: () => Promise<LinkIdMatch>;
    set: (linkIdMatch: LinkIdMatch) => Promise<void>;
  };
}
